import { instruments } from '../instruments.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { toSearchText } from '../search-words.ts'
import { getTagWords } from '../tag-words.ts'
import { tags as knownTags } from '../tags.ts'
import { genreWords } from './genre-words.ts'
import { instrumentWords, localInstrumentWords } from './instrument-words.ts'
import type { WordsByLocale } from './instrument-words.ts'
import { kindWords } from './kind-words.ts'
import { relatedWords } from './related-words.ts'

/** A filter that a word stands for. */
export interface Meaning {
  readonly facet: 'kind' | 'genre' | 'instrument' | 'tag'
  readonly value: string
}

/** A genre of the catalogue. */
export interface CatalogueGenre {
  readonly code: string
  readonly label: string
}

/** The meanings of words and phrases; a phrase consists of search-index words. */
export interface Lexicon {
  /** Returns the meanings of a phrase in the singular or plural; the first takes precedence. */
  find(phrase: string): readonly Meaning[]
  /**
   * Returns the tags and instruments related to a word that is not itself a filter or is
   * incomplete.
   */
  findRelated(word: string): readonly Meaning[]
  /** Lists the phrases that start with the text, in the visitor's language and in English. */
  listCompletions(start: string): readonly Meaning[]
  /** The single words in the visitor's language and in English, for spelling correction. */
  readonly words: ReadonlySet<string>
}

type Meanings = ReadonlyMap<string, readonly Meaning[]>

/** The words that have the same meaning in all languages and catalogues, by phrase. */
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

const lexicons = new Map<Locale, { readonly key: string; readonly lexicon: Lexicon }>()

/** Returns the lexicon of a language; recreates it when the catalogue's genres have changed. */
export function getLexicon(locale: Locale, genres: readonly CatalogueGenre[]): Lexicon {
  const key = JSON.stringify(genres)
  const known = lexicons.get(locale)
  if (known?.key === key) return known.lexicon
  const lexicon = createLexicon(locale, genres)
  lexicons.set(locale, { key, lexicon })
  return lexicon
}

/** Creates the lexicon for a visitor's language and the genres of the catalogue. */
function createLexicon(locale: Locale, genres: readonly CatalogueGenre[]): Lexicon {
  const { local, own, tags } = getLocalWords(locale)
  const named = createMeanings(genres.flatMap(listGenreEntries))
  const look = (phrase: string) =>
    [local, named, sharedMeanings].flatMap((meanings) => meanings.get(phrase) ?? [])
  const listCompletions = (start: string) =>
    unique(
      [...own, ...local, ...named, ...tags].flatMap(([phrase, found]) =>
        phrase.startsWith(start) ? found : [],
      ),
    )
  return {
    find: (phrase) => {
      const exact = look(phrase)
      return exact.length > 0 || !phrase.endsWith('s') ? exact : look(phrase.slice(0, -1))
    },
    listCompletions,
    findRelated: (word) => {
      const tagged = tags.get(word) ?? []
      const narrower = related.get(word) ?? related.get(word.replace(/s$/, '')) ?? []
      const completed = word.length < minimumPrefixLength ? [] : listCompletions(word)
      const isVague = completed.length > maxCompletions
      return unique([...tagged, ...narrower, ...(isVague ? [] : completed)])
    },
    words: new Set([...own, ...local, ...named, ...tags].map(([phrase]) => phrase).filter(isWord)),
  }
}

interface LocalWords {
  /** Words that denote an instrument only in this language. */
  readonly local: Meanings
  /** The words for kinds and instruments in this language and in English. */
  readonly own: Meanings
  readonly tags: Meanings
}

const localWords = new Map<Locale, LocalWords>()

function getLocalWords(locale: Locale): LocalWords {
  const known = localWords.get(locale)
  if (known !== undefined) return known
  const words = {
    local: createMeanings(
      Object.entries(localInstrumentWords[locale] ?? {}).map(
        ([word, value]) => [word, { facet: 'instrument', value }] as const,
      ),
    ),
    own: createMeanings(listOwnWords(locale)),
    tags: createMeanings(listTagWords(locale)),
  }
  localWords.set(locale, words)
  return words
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

/** Lists the words for tags in a language and in English. */
function listTagWords(locale: Locale): Entry[] {
  return knownTags.flatMap((value) =>
    [...getTagWords(value, locale), ...getTagWords(value, 'en')].map(
      (word) => [word, { facet: 'tag', value }] as const,
    ),
  )
}

function isWord(phrase: string): boolean {
  return !phrase.includes(' ')
}

function createMeanings(entries: readonly Entry[]): Meanings {
  const meanings = new Map<string, Meaning[]>()
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

function listGenreEntries(genre: CatalogueGenre): Entry[] {
  const meaning = { facet: 'genre', value: genre.code } as const
  return listGenrePhrases(genre).map((phrase) => [phrase, meaning])
}

/** Lists the names of a genre: its label, its code, and the `genreWords` of both. */
function listGenrePhrases({ code, label }: CatalogueGenre): string[] {
  const names = [toSearchText(label), toSearchText(label.replace('&', ' and ')), toSearchText(code)]
  const others = Object.entries(genreWords).flatMap(([known, words]) => {
    const all = [known, ...words].map(toSearchText)
    return known === code || toSearchText(known) === names[0] ? all : []
  })
  return [...new Set([...names, ...others])]
}
