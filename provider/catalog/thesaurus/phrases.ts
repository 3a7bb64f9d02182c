import type { Locale } from '../../platform/texts/locales.ts'
import { getConcepts } from './relations.ts'
import type { Concept } from './relations.ts'
import { getConcept } from './thesaurus.ts'
import { getDictionary } from './word-index.ts'

/** Returns the concept with an id; null if there is none. */
export function findConcept(id: string): Concept | null {
  return getConcepts().get(id) ?? null
}

/** Returns the concept of a genre by the code of the genre; null if there is none. */
export function findGenreConcept(code: string): Concept | null {
  const isGenre = ({ filter }: Concept) => filter?.facet === 'genre' && filter.value === code
  return [...getConcepts().values()].find(isGenre) ?? null
}

/** Finds the concepts of a phrase in one language alone, the first meaning first. */
export function findConceptsIn(words: string, locale: Locale): readonly Concept[] {
  return getDictionary(locale).get(words)?.map(getConcept) ?? []
}
