import { toLevel } from './related-levels.ts'
import { toFact } from './text-search.rules.ts'
import type { SearchTerm } from './text-search.rules.ts'
import type { QueryPart } from './parse-query.ts'
import { listFilterFacts } from './wish-levels.ts'

/** How much a product's being a pack counts, relative to the whole wish. */
const share = 0.25

/** The groups of wishes for music as a whole, and of those that only describe it. */
const wholeGroups: readonly string[] = ['genre', 'role', 'machine']
const describingGroups: readonly string[] = ['character', 'technique', 'bpm', 'key']

/**
 * Lists a term that ranks packs first if nothing but a style or an occasion is wished for, which a
 * whole pack answers better than any of its sounds.
 */
export function listPackTerms(wanted: readonly QueryPart[], total: number): SearchTerm[] {
  const groups = wanted.map(({ concepts: [first], filter }) => first?.group ?? filter?.facet ?? '')
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
  const levels = [styles.length === 0 ? toLevel(0.6, pack) : toLevel(1, pack, styles)]
  return [{ weight: total * share, levels, group: null, isExcluded: false }]
}
