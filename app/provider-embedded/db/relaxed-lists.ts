import { optionFacets, rangeFacets, removeFilter } from './facets.ts'
import type { OptionFacet, RangeFacet } from './facets.ts'
import { getEngine } from './get-engine.ts'
import type { ProductFilters } from '../domain/product-query.ts'
import type { Database } from './schema.ts'

/** The filters of a list, one of which can be dropped; they are named like the search params. */
export type RelaxableFacet = 'query' | 'kind' | OptionFacet | RangeFacet | 'owned' | 'similar'

/** What an empty list would contain without one of its filters. */
export interface RelaxedList {
  readonly facet: RelaxableFacet
  /** The value of the filter; null if it has several or is not a code. */
  readonly value: string | null
  /** The number of products, as far as they are counted. */
  readonly count: number
}

/**
 * Counts the products without each of the filters, as many of them as the facets of filters count.
 * Leaves out filters without which the list would be empty, too; most products first.
 */
export async function countRelaxedLists(
  db: Database,
  filters: ProductFilters,
  maxCount: number,
): Promise<RelaxedList[]> {
  const candidates = listCandidates(filters)
  const limit = Math.max(1, Math.floor(maxCount / (candidates.length + 1)))
  const relaxed: RelaxedList[] = []
  for (const { facet, value, others } of candidates) {
    const count = await getEngine(db).countProducts(db, others, limit)
    if (count > 0) relaxed.push({ facet, value, count })
  }
  return relaxed.toSorted((a, b) => b.count - a.count)
}

interface Candidate {
  readonly facet: RelaxableFacet
  readonly value: string | null
  /** All filters except this one. */
  readonly others: ProductFilters
}

function listCandidates(filters: ProductFilters): Candidate[] {
  const candidates: (Candidate & { readonly isActive: boolean })[] = [
    ...optionFacets.map((facet) => ({
      facet,
      value: filters[facet].length === 1 ? (filters[facet][0] ?? null) : null,
      others: removeFilter(filters, facet),
      isActive: filters[facet].length > 0,
    })),
    ...rangeFacets.map((facet) => ({
      facet,
      value: null,
      others: removeFilter(filters, facet),
      isActive: filters[facet] !== null,
    })),
    ...listOtherCandidates(filters),
  ]
  return candidates.filter(({ isActive }) => isActive)
}

function listOtherCandidates(filters: ProductFilters) {
  const { query, categories, excluded, among } = filters
  return [
    { facet: 'query', value: null, others: { ...filters, query: '' }, isActive: query !== '' },
    {
      facet: 'kind',
      value: null,
      others: { ...filters, categories: [] },
      isActive: categories.length > 0,
    },
    {
      facet: 'owned',
      value: 'no',
      others: { ...filters, excluded: [] },
      isActive: excluded.length > 0,
    },
    {
      facet: 'similar',
      value: null,
      others: { ...filters, among: null },
      isActive: among !== null,
    },
  ] as const
}
