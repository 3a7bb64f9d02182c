import type { Locale } from '../../platform/texts/locales.ts'
import { listTempoFacts, toFact } from './text-search.rules.ts'
import type { SearchTerm, TextSearch } from './text-search.rules.ts'
import type { QueryPart, RecognizedFilter } from './parse-query.ts'
import { listSynonyms } from './synonyms.ts'

/**
 * Converts the parts of a search text to search terms. Filters of the same facet are alternatives,
 * as in a list. Also finds products whose names contain a filter's words, so that a name is not
 * hidden by its meaning as a filter.
 */
export function toTextSearch(parts: readonly QueryPart[], locale: Locale): TextSearch {
  const filters = Map.groupBy(parts, ({ filter }) => filter?.facet ?? null)
  const terms = [...filters].flatMap(([facet, group]) =>
    facet === null ? group.map(toTextTerm) : [toFilterTerm(group)],
  )
  return { locale, terms }
}

/** Searches for quoted words literally, without synonyms or prefixes. */
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
    // A sound with only a root note fits every key with this root.
    related: facts.flatMap(listRoots),
    texts: parts.map(({ words }) => words),
    // Keys and tempos such as "Am" must not match as prefixes of names.
    isPrefix: parts.every(({ filter }) => filter?.facet !== 'key' && filter?.facet !== 'bpm'),
    scope: 'names',
  }
}

/** Lists the product facts that match a filter. */
export function listFacts({ facet, value }: Pick<RecognizedFilter, 'facet' | 'value'>): string[] {
  const values = value.split(',')
  if (facet !== 'bpm') return values.map((code) => toFact(facet, code))
  const [min = 0, max = min] = values.map(Number)
  return listTempoFacts(min, max)
}

/** A relative tempo difference that stretching the sound can bridge. */
const nearTempo = 0.05

/** Adds nearby tempos to a term. */
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
