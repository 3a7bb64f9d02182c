import { instruments } from '../domain/instruments.ts'
import type { Locale } from '../domain/locales.ts'
import { toSearchText } from '../domain/search-words.ts'
import { genreWords } from './genre-words.ts'
import { instrumentWords, localInstrumentWords } from './instrument-words.ts'
import type { WordsByLocale } from './instrument-words.ts'
import { kindWords } from './kind-words.ts'
import { relatedWords } from './related-words.ts'

/** What a word means as a filter. */
export interface Meaning {
  readonly facet: 'kind' | 'genre' | 'instrument'
  readonly value: string
}

/** A genre of the catalogue. */
export interface CatalogueGenre {
  readonly code: string
  readonly label: string
}

/** What words and phrases mean; a phrase consists of words of the search index. */
export interface Lexicon {
  /** Returns the meanings of a phrase in the singular or plural; the first one comes first. */
  find(phrase: string): readonly Meaning[]
  /** Returns the meanings of words for something narrower, and of the words that start with it. */
  findRelated(word: string): readonly Meaning[]
  /** Lists the phrases of the visitor's language and of English that start with the text. */
  listCompletions(start: string): readonly Meaning[]
  /** All single words, for the correction of typing errors. */
  readonly words: ReadonlySet<string>
}

type Meanings = Map<string, Meaning[]>

/** The words that mean the same in all languages and catalogues, by phrase. */
const sharedMeanings = createMeanings([
  ...Object.entries(kindWords).flatMap(([value, words]) => list('kind', value, words)),
  ...instruments.flatMap((value) => list('instrument', value, instrumentWords[value])),
])

const related = createMeanings(
  Object.entries(relatedWords).flatMap(([value, words]) =>
    words.split(', ').map((word) => [word, { facet: 'instrument', value }] as const),
  ),
)

const minimumPrefixLength = 4
const maxCompletions = 3

/** Creates the lexicon for a visitor's language and the genres of the catalogue. */
export function createLexicon(locale: Locale, genres: readonly CatalogueGenre[]): Lexicon {
  const local = createMeanings([
    ...Object.entries(localInstrumentWords[locale] ?? {}).map(
      ([word, value]) => [word, { facet: 'instrument', value }] as const,
    ),
    ...genres.flatMap((genre) =>
      listGenrePhrases(genre).map(
        (phrase) => [phrase, { facet: 'genre', value: genre.code }] as const,
      ),
    ),
  ])
  const look = (phrase: string) => [
    ...(local.get(phrase) ?? []),
    ...(sharedMeanings.get(phrase) ?? []),
  ]
  const find = (phrase: string) => {
    const exact = look(phrase)
    return exact.length > 0 || !phrase.endsWith('s') ? exact : look(phrase.slice(0, -1))
  }
  const own = createMeanings(listOwnWords(locale))
  const listCompletions = (start: string) =>
    unique([...own, ...local].flatMap(([phrase, found]) => (phrase.startsWith(start) ? found : [])))
  return {
    find,
    listCompletions,
    findRelated: (word) => {
      const narrower = related.get(word) ?? related.get(word.replace(/s$/, '')) ?? []
      const completed = word.length < minimumPrefixLength ? [] : listCompletions(word)
      return completed.length > maxCompletions ? narrower : unique([...narrower, ...completed])
    },
    words: new Set(
      [...sharedMeanings.keys(), ...local.keys()].filter((phrase) => !/ /.test(phrase)),
    ),
  }
}

type Entry = readonly [phrase: string, meaning: Meaning]

function list(facet: Meaning['facet'], value: string, words: WordsByLocale): Entry[] {
  return Object.values(words)
    .flat()
    .map((word) => [word, { facet, value }] as const)
}

/** Lists the words for kinds and instruments in a language and in English. */
function listOwnWords(locale: Locale): Entry[] {
  const select = (facet: Meaning['facet'], table: Readonly<Record<string, WordsByLocale>>) =>
    Object.entries(table).flatMap(([value, words]) =>
      [...(words[locale] ?? []), ...(words.en ?? [])].map(
        (word) => [word, { facet, value }] as const,
      ),
    )
  return [...select('kind', kindWords), ...select('instrument', instrumentWords)]
}

function createMeanings(entries: readonly Entry[]): Meanings {
  const meanings: Meanings = new Map()
  for (const [text, meaning] of entries) {
    const phrase = toSearchText(text)
    const known = meanings.get(phrase) ?? []
    meanings.set(phrase, unique([...known, meaning]))
  }
  return meanings
}

function unique(meanings: readonly Meaning[]): Meaning[] {
  const all = new Map(meanings.map((meaning) => [`${meaning.facet} ${meaning.value}`, meaning]))
  return [...all.values()]
}

/** Lists the names of a genre: its label, its code, and those of `genreWords` for either. */
function listGenrePhrases({ code, label }: CatalogueGenre): string[] {
  const names = [toSearchText(label), toSearchText(label.replace('&', ' and ')), toSearchText(code)]
  const others = Object.entries(genreWords).flatMap(([known, words]) => {
    const all = [known, ...words].map(toSearchText)
    return known === code || toSearchText(known) === names[0] ? all : []
  })
  return [...new Set([...names, ...others])]
}
