import { getConcept } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import { toLevel } from './related-levels.ts'
import { toFact } from './text-search.rules.ts'
import type { SearchTerm } from './text-search.rules.ts'
import type { QueryPart } from './read-part.ts'
import { listFilterFacts } from './wish-levels.ts'

/** How much a product's being a pack counts, relative to the whole wish. */
const share = 0.4

/** The groups of wishes for music as a whole, and of those that only describe it. */
const wholeGroups: readonly string[] = ['genre', 'role']
const describingGroups: readonly string[] = ['machine', 'character', 'technique', 'bpm', 'key']

/**
 * Lists a term that ranks packs first, then loops, if a style or an occasion is wished for, and nothing
 * else but what describes it: a whole pack answers that better than any of its sounds, and a loop
 * better than a single sound.
 */
export function listPackTerms(wanted: readonly QueryPart[], total: number): SearchTerm[] {
  const groups = wanted.map(({ concepts: [first], filter }) =>
    first !== undefined && isOfGenre(first) ? 'genre' : (first?.group ?? filter?.facet ?? ''),
  )
  const isWhole = (group: string) => wholeGroups.includes(group)
  const isFitting = groups.every((group) => isWhole(group) || describingGroups.includes(group))
  if (!isFitting || !groups.some(isWhole)) return []
  const styles = wanted.flatMap(({ concepts: [first], filter }) =>
    first?.group === 'genre'
      ? [first.id, ...first.broader]
          .map((id) => toFact('concept', id))
          .concat(listFilterFacts(filter))
      : [],
  )
  const pack = [toFact('concept', 'pack')]
  const levels = [
    styles.length === 0 ? toLevel(0.6, pack) : toLevel(1, pack, styles),
    toLevel(0.25, [toFact('concept', 'loop')]),
  ]
  return [{ weight: total * share, levels, group: null, isExcluded: false }]
}

/** Returns whether a concept is a style of its own, as a machine is that a style is made with. */
function isOfGenre({ group, broader }: Concept): boolean {
  return group === 'machine' && broader.some((id) => getConcept(id).group === 'genre')
}
