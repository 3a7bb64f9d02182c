import type { Locale } from '../../platform/texts/locales.ts'

/** The fields of a document in which words are looked up; `anywhere` is all but descriptions. */
export type TextField =
  | 'name'
  | 'artist'
  | 'credits'
  | 'labels'
  | 'contents'
  | 'description'
  | 'anywhere'

/** The products that have a fact of each of these lists. */
export interface FactLevel {
  /** How well these products answer the term, from 0 to 1. */
  readonly degree: number
  /** See `toFact`; a trailing `*` matches all facts with that prefix. */
  readonly facts: readonly (readonly string[])[]
  /** Whether the product itself has the facts, or a sound in a pack. */
  readonly of: 'product' | 'contents'
}

/** The products whose field contains all words of any of these texts. */
export interface TextLevel {
  readonly degree: number
  readonly texts: readonly (readonly string[])[]
  readonly field: TextField
  /** True if the words may be prefixes of a product's words. */
  readonly isPrefix: boolean
}

/** One of the ways in which a product can answer a term. */
export type SearchLevel = FactLevel | TextLevel

/** A wish within a search text; a product answers it as well as its best level. */
export interface SearchTerm {
  /** How much the wish counts beside the others. */
  readonly weight: number
  /** The best level first. */
  readonly levels: readonly SearchLevel[]
  /**
   * Of the terms of a group, one has to be met, such as one of several instruments; null if none
   * has to be.
   */
  readonly group: string | null
  /** True if products that meet the term are left out. */
  readonly isExcluded: boolean
}

/** A full-text search; products match in full if they meet a term of each group. */
export interface TextSearch {
  /** The language of the descriptions to search, in addition to the label's own. */
  readonly locale: Locale
  readonly terms: readonly SearchTerm[]
}

/** The lowest degree that meets a term; products with a lower one are only near. */
const fullDegree = 0.55

/** Lists the levels of each group of which one has to be met, most important group first. */
export function listRequirements({ terms }: TextSearch): (readonly SearchLevel[])[] {
  const required = terms.filter(({ group, isExcluded }) => group !== null && !isExcluded)
  const groups = Map.groupBy(required, ({ group }) => group)
  return [...groups.values()]
    .toSorted((one, other) => getWeight(other) - getWeight(one))
    .map((group) => withoutCovered(group.flatMap(listFullLevels)))
}

/** Leaves out facts whose products another level finds, too. */
function withoutCovered(levels: readonly SearchLevel[]): SearchLevel[] {
  return levels.filter(
    (level, index) =>
      !levels.some(
        (other, place) =>
          place !== index && covers(other, level) && (place < index || !covers(level, other)),
      ),
  )
}

/** Returns whether every product with the facts of `other` has those of `one`. */
function covers(one: SearchLevel, other: SearchLevel): boolean {
  if (!('facts' in one && 'facts' in other) || one.of !== other.of) return false
  return one.facts.every((list) =>
    other.facts.some((facts) => facts.every((fact) => list.includes(fact))),
  )
}

function getWeight(terms: readonly SearchTerm[]): number {
  return Math.max(...terms.map(({ weight }) => weight))
}

function listFullLevels({ levels }: SearchTerm): SearchLevel[] {
  return levels.filter(({ degree }) => degree >= fullDegree)
}

/**
 * Returns a search that is ranked faster, because each degree of a term is looked up: degrees are
 * rounded to fifths, and what only comes near a required term does not count.
 */
export function simplifyLevels(search: TextSearch): TextSearch {
  const terms = search.terms.map((term) => {
    if (term.group === null) return term
    const levels = listFullLevels(term).map((level) => ({
      ...level,
      degree: Math.round(level.degree * 5) / 5,
    }))
    return { ...term, levels }
  })
  return { ...search, terms }
}

/** Lists the levels of which none may be met. */
export function listExclusions({ terms }: TextSearch): SearchLevel[] {
  return terms.filter(({ isExcluded }) => isExcluded).flatMap(listFullLevels)
}

/** Lists the terms that a product's relevance is the weighted sum of. */
export function listRankedTerms({ terms }: TextSearch): SearchTerm[] {
  return terms.filter(({ isExcluded }) => !isExcluded)
}

/** Groups the levels of a term that have the same degree, the best first. */
export function groupLevels(levels: readonly SearchLevel[]): (readonly SearchLevel[])[] {
  const groups = Map.groupBy(levels, ({ degree }) => degree)
  return [...groups.values()].toSorted(
    ([one], [other]) => (other?.degree ?? 0) - (one?.degree ?? 0),
  )
}

/** Returns the sum of weights that makes a relevance of 1; terms without a group are extra. */
export function getTotalWeight(search: TextSearch): number {
  const weights = listRankedTerms(search).map(({ weight, group }) => (group === null ? 0 : weight))
  return weights.reduce((sum, weight) => sum + weight, 0) || 1
}

/** The first letter of each kind of fact. */
const factPrefixes = {
  /** A concept of the thesaurus that the product is. */
  concept: 'c',
  /** A concept of which the product is a narrower kind. */
  broader: 'n',
  /** A concept that only the product's texts mention. */
  mentioned: 'd',
  /** An instrument that the product's name mentions, but that it is not. */
  named: 'm',
  /** An instrument that the text of a one-shot mentions, perhaps only to compare it. */
  compared: 'e',
  /** A concept of the tags or texts of a sound's pack. */
  inPack: 'p',
  genre: 'g',
  key: 'k',
  bpm: 'b',
} as const

/** Returns a product fact as one search-index word, such as `ckick`. */
export function toFact(facet: keyof typeof factPrefixes, value: string): string {
  return `${factPrefixes[facet]}${value.replace(/[^a-z0-9]/g, '')}`
}

/**
 * Returns the fact for a measured character, such as `mdark3`; a sound has only that of its highest
 * level.
 */
export function toCharacterFact(character: string, level: number): string {
  return `m${character.replace(/[^a-z0-9]/g, '')}${level}`
}

/** The values of the facts of products that have no key or no tempo. */
export const noValue = 'none'

/** Returns the fact for a tempo in BPM, which is rounded. */
export function toTempoFact(bpm: number): string {
  return toFact('bpm', String(Math.round(bpm)).padStart(3, '0'))
}

/** Lists the facts for the tempos in a range; uses a prefix for each whole decade. */
export function listTempoFacts(min: number, max: number): string[] {
  const [first, last] = [Math.round(min), Math.round(max)]
  const facts: string[] = []
  for (let bpm = first; bpm <= last;) {
    const isDecade = bpm % 10 === 0 && bpm + 9 <= last
    facts.push(isDecade ? `${toTempoFact(bpm).slice(0, -1)}*` : toTempoFact(bpm))
    bpm += isDecade ? 10 : 1
  }
  return facts
}
