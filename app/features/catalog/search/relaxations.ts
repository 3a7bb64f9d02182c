import { m } from '#app/paraglide/messages.js'
import type { DroppedFilter, NoResults } from '#app/provider/types/product-list.ts'
import { removeWords, withoutParams } from '../filters/active-filters.ts'
import type { ActiveFilter } from '../filters/active-filters.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { getCatalogHeading } from '../catalog-head.ts'
import { filterParams } from '../filters/filter-values.ts'

/** A filter whose removal yields results. */
export interface Relaxation {
  readonly key: string
  readonly label: string
  /** The number of results without it. */
  readonly count: number
  readonly without: CatalogSearch
}

/** Returns the filters whose removal yields results, most results first. */
export function toRelaxations(
  search: CatalogSearch,
  filters: readonly ActiveFilter[],
  alternatives: readonly NoResults[],
): Relaxation[] {
  const relaxations = new Map<string, Relaxation>()
  for (const dropped of alternatives.flatMap(({ drop }) => drop)) {
    const relaxation = toRelaxation(search, filters, dropped)
    if (!relaxation) continue
    const count = dropped.count + (relaxations.get(relaxation.key)?.count ?? 0)
    relaxations.set(relaxation.key, { ...relaxation, count })
  }
  return [...relaxations.values()].toSorted((a, b) => b.count - a.count)
}

function toRelaxation(
  search: CatalogSearch,
  filters: readonly ActiveFilter[],
  { facet, words, rest, count }: DroppedFilter,
): Relaxation | null {
  if (words !== null) {
    const text = rest ?? removeWords(search.search, { words })
    const without = { ...withoutParams(search), search: text || undefined }
    return { key: `words-${words}`, label: m.catalog_quoted({ words }), count, without }
  }
  if (facet === 'kind') {
    if (!search.type) return null
    const without = withoutParams(search, 'type')
    return {
      key: facet,
      label: m.catalog_quoted({ words: getCatalogHeading(search) }),
      count,
      without,
    }
  }
  const param = filterParams.find((name) => name === facet)
  if (!param || !search[param]) return null
  const labels = filters.filter(({ key }) => key === param || key.startsWith(`${param}-`))
  const names = labels.map((filter) => filter.label).join(', ')
  const label = m.catalog_quoted({ words: names })
  return { key: param, label, count, without: withoutParams(search, param) }
}
