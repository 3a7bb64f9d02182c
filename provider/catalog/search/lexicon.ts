import type { Locale } from '../../platform/texts/locales.ts'
import { toSearchText } from '../search-words.ts'
import {
  findConcepts,
  findConceptsByStart,
  findOwnConcepts,
  getConcept,
} from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'

/** A filter that a word stands for. */
export interface WordFilter {
  readonly facet: 'kind' | 'genre' | 'instrument' | 'tag'
  readonly value: string
}

/** What a word or phrase means in a shop. */
export interface Meaning {
  /** The likeliest first. */
  readonly concepts: readonly Concept[]
  /** Null if the shop offers no filter for it. */
  readonly filter: WordFilter | null
}

/** A genre of the catalogue. */
export interface CatalogueGenre {
  readonly code: string
  readonly label: string
}

/** The meanings of words and phrases; a phrase consists of search-index words. */
export interface Lexicon {
  readonly locale: Locale
  /** Returns the meaning of a phrase; null if it has none. */
  find(phrase: string): Meaning | null
  /** Like `find`, but only in the visitor's language and in English. */
  findOwn(phrase: string): Meaning | null
  /** Lists the filters with phrases that start with the text, in the visitor's language or English. */
  listCompletions(start: string): readonly WordFilter[]
}

/** Creates the lexicon of a visitor's language for a catalogue with these genres. */
export function createLexicon(locale: Locale, genres: readonly CatalogueGenre[]): Lexicon {
  const codes = new Set(genres.map(({ code }) => code))
  const named = new Map(genres.flatMap(listGenreNames))
  /** A genre that the catalogue lacks is filtered by the one that it is a kind of. */
  const toFilter = ({ filter, broader }: Concept): WordFilter | null => {
    if (filter?.facet !== 'genre' || codes.has(filter.value)) return filter
    const genre = broader.map(getConcept).find(({ group }) => group === 'genre')
    return genre === undefined ? null : toFilter(genre)
  }
  const findBy = (phrase: string, concepts: readonly Concept[]): Meaning | null => {
    const code = named.get(phrase)
    if (code === undefined && concepts.length === 0) return null
    const filter = code === undefined ? null : ({ facet: 'genre', value: code } as const)
    const [first] = concepts
    return { concepts, filter: filter ?? (first === undefined ? null : toFilter(first)) }
  }
  const listCompletions = (start: string) => {
    const found = [...named]
      .filter(([phrase]) => phrase.startsWith(start))
      .map(([, value]): WordFilter => ({ facet: 'genre', value }))
    const known = findConceptsByStart(start, locale).flatMap((concept) => toFilter(concept) ?? [])
    return unique([...found, ...known])
  }
  return {
    locale,
    find: (phrase) => findBy(phrase, findConcepts(phrase, locale)),
    findOwn: (phrase) => findBy(phrase, findOwnConcepts(phrase, locale)),
    listCompletions,
  }
}

/** Lists the names of a genre in the catalogue, as search-index words. */
function listGenreNames({ code, label }: CatalogueGenre): (readonly [string, string])[] {
  const names = [label, label.replace('&', ' and '), code]
  return names.map((name) => [toSearchText(name), code] as const)
}

function unique(filters: readonly WordFilter[]): WordFilter[] {
  return [...new Map(filters.map((filter) => [`${filter.facet} ${filter.value}`, filter])).values()]
}
