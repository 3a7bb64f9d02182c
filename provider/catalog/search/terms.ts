import type { Locale } from '../../platform/texts/locales.ts'
import { listTempoFacts, toFact } from './text-search.rules.ts'
import type { SearchTerm, TextSearch } from './text-search.rules.ts'
import type { QueryPart, UnderstoodFilter } from './parse-query.ts'
import { listSynonyms } from './synonyms.ts'

/**
 * Converts the parts of a search text to the terms of a search. Filters of the same kind are
 * alternatives, as they are in a list. A product whose names contain the words of a filter is found,
 * too, so that nothing is hidden whose name happens to mean a filter.
 */
export function toTextSearch(parts: readonly QueryPart[], locale: Locale): TextSearch {
  const filters = Map.groupBy(parts, ({ filter }) => filter?.facet ?? null)
  const terms = [...filters].flatMap(([facet, group]) =>
    facet === null ? group.map(toTextTerm) : [toFilterTerm(group)],
  )
  return { locale, terms }
}

/** Words in quotes are looked for as they are. */
function toTextTerm({ words, related, isQuoted }: QueryPart): SearchTerm {
  const [word] = words
  const isSingle = words.length === 1 && word !== undefined && !isQuoted
  return {
    facts: [],
    related: related.flatMap(listFacts),
    texts: isSingle ? listSynonyms(word).map((synonym) => [synonym]) : [words],
    isPrefix: !isQuoted,
    scope: 'everything',
  }
}

function toFilterTerm(parts: readonly QueryPart[]): SearchTerm {
  const facts = parts.flatMap(({ filter }) => (filter === null ? [] : listFacts(filter)))
  return {
    facts,
    // A sound with a single note fits all keys with this root.
    related: facts.flatMap(listRoots),
    texts: parts.map(({ words }) => words),
    // "Am" is not the beginning of a name.
    isPrefix: parts.every(({ filter }) => filter?.facet !== 'key' && filter?.facet !== 'bpm'),
    scope: 'names',
  }
}

/** Lists the facts of products that a filter finds. */
export function listFacts({ facet, value }: Pick<UnderstoodFilter, 'facet' | 'value'>): string[] {
  const values = value.split(',')
  if (facet !== 'bpm') return values.map((code) => toFact(facet, code))
  const [min = 0, max = min] = values.map(Number)
  return listTempoFacts(min, max)
}

/** A tempo that differs by less can be reached by stretching the sound. */
const nearTempo = 0.05

/** Adds near tempos to what a term finds. */
export function widenTerm(term: SearchTerm): SearchTerm {
  const near = term.facts.flatMap(listNearTempos)
  return { ...term, related: [...term.related, ...near] }
}

function listNearTempos(fact: string): string[] {
  const bpm = Number(/^b([0-9]{3})$/.exec(fact)?.[1] ?? Number.NaN)
  if (Number.isNaN(bpm)) return []
  return listTempoFacts(bpm * (1 - nearTempo), bpm * (1 + nearTempo))
}

function listRoots(fact: string): string[] {
  const root = /^(k[a-g](?:sharp)?)(?:minor|major)$/.exec(fact)?.[1]
  return root === undefined ? [] : [root]
}
