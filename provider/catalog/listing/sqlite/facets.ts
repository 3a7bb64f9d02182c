import { sampleRate } from '../../../platform/sound/wav.ts'
import { categoryIds } from '../../category-ids.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { ProductFilters } from '../product-query.rules.ts'
import {
  getActiveFacetLimit,
  getKindLimit,
  kinds,
  listActiveFacets,
  listsOnly,
  maxListed,
  optionFacets,
  toKindOptions,
} from '../facets.ts'
import type { FacetOption, FacetRange, Facets, OptionFacet, RangeFacet } from '../facets.ts'
import type { Columns } from './columns.ts'
import { filterBits, selectPlaces } from './filters.ts'
import type { Misses } from './filters.ts'

/** How many products are counted. */
export interface CountLimits {
  readonly maxCount: number
  /** Whether there are more search hits than `maxCount`. */
  readonly hasMoreHits: boolean
}

/** The products that a facet counts. */
interface Selection {
  readonly places: Int32Array
  readonly isCapped: boolean
}

type Select = (facet: OptionFacet | RangeFacet) => Selection

/** Counts the products per facet value, of at most `maxCount` matches per facet. */
export function countFacets(
  columns: Columns,
  filters: ProductFilters,
  misses: Misses,
  limits: CountLimits,
): Omit<Facets, 'unowned'> {
  const { maxCount, hasMoreHits } = limits
  const activeLimit = getActiveFacetLimit(filters, maxCount)
  const toSelection = (limit: number, except?: number): Selection => {
    const places = selectPlaces(misses, limit + 1, except)
    return {
      places: places.subarray(0, limit),
      isCapped: hasMoreHits || places.length > limit,
    }
  }
  const all = toSelection(maxCount)
  const active = new Map(
    listActiveFacets(filters).map((facet) => [facet, toSelection(activeLimit, filterBits[facet])]),
  )
  const select: Select = (facet) => active.get(facet) ?? all
  const kindCounts = countKinds(columns, filters, misses, limits)
  return {
    kind: toKindOptions(kindCounts.counts, filters),
    ...countOptions(select, columns, filters),
    ...findRanges(select, columns, filters),
    capped: [
      ...(kindCounts.isCapped ? (['kind'] as const) : []),
      ...optionFacets.filter((facet) => select(facet).isCapped),
    ],
  }
}

function countOptions(
  select: Select,
  columns: Columns,
  filters: ProductFilters,
): Record<OptionFacet, FacetOption[]> {
  const tally = (facet: OptionFacet) => countValues(columns, facet, select(facet).places)
  return {
    genre: sortBy(tally('genre'), 'label'),
    instrument: sortBy(tally('instrument'), 'value'),
    tag: listFrequent(tally('tag'), filters.tag),
    artist: listFrequent(tally('artist'), filters.artist),
    key: sortBy(tally('key'), 'value'),
  }
}

function countValues(columns: Columns, facet: OptionFacet, places: Int32Array): FacetOption[] {
  const { options, starts, numbers } = columns.options[facet]
  const counts = new Uint32Array(options.length)
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0
    const end = starts[place + 1] ?? 0
    for (let position = starts[place] ?? 0; position < end; position += 1) {
      const number = numbers[position] ?? 0
      counts[number] = (counts[number] ?? 0) + 1
    }
  }
  return options
    .map((option, number) => ({ ...option, count: counts[number] ?? 0 }))
    .filter(({ count }) => count > 0)
}

function sortBy(options: readonly FacetOption[], field: 'value' | 'label'): FacetOption[] {
  return options.toSorted((a, b) => (a[field] < b[field] ? -1 : 1))
}

/** Returns the most frequent options, and those that are selected. */
function listFrequent(options: readonly FacetOption[], selected: readonly string[]): FacetOption[] {
  const frequent = sortBy(options, 'value').toSorted((a, b) => b.count - a.count)
  const others = frequent.slice(maxListed).filter(({ value }) => selected.includes(value))
  return [...frequent.slice(0, maxListed), ...others]
}

/** Finds the ranges of the matches; for capped facets, those of all products of the kinds. */
function findRanges(
  select: Select,
  columns: Columns,
  { categories }: ProductFilters,
): Record<RangeFacet, FacetRange | null> {
  const isListed = kinds.map(
    (kind) => categories.length === 0 || categories.includes(categoryIds[kind]),
  )
  const find = (facet: RangeFacet) => {
    const { isCapped, places } = select(facet)
    const values = columns[facet]
    const counted = isCapped
      ? columns.extremes[facet].filter((place) => isListed[columns.kind[place] ?? -1] === true)
      : places
    return findRange(values, counted, toUnit[facet])
  }
  return { bpm: find('bpm'), length: find('length'), price: find('price') }
}

function findRange(
  values: Float64Array,
  places: Int32Array,
  convert: (value: number) => number,
): FacetRange | null {
  let [min, max] = [Infinity, -Infinity]
  for (let index = 0; index < places.length; index += 1) {
    const value = values[places[index] ?? 0] ?? NaN
    if (value < min) min = value
    if (value > max) max = value
  }
  return min > max ? null : { min: convert(min), max: convert(max) }
}

const toUnit = {
  bpm: (bpm: number) => bpm,
  length: (frames: number) => Math.round((frames / sampleRate) * 1000) / 1000,
  price: (cents: number) => cents / 100,
} as const

/** Counts the products of each kind that match the other filters. */
function countKinds(
  { kind }: Columns,
  filters: ProductFilters,
  { bits, candidates }: Misses,
  { maxCount, hasMoreHits }: CountLimits,
) {
  const found = new Uint32Array(kinds.length)
  for (let index = 0; index < candidates.length; index += 1) {
    const place = candidates[index] ?? 0
    if (((bits[place] ?? 0) & ~filterBits.kind) !== 0) continue
    const number = kind[place] ?? 0
    found[number] = (found[number] ?? 0) + 1
  }
  const kindLimit = getKindLimit(filters, maxCount)
  const limits = kinds.map((name) => (listsOnly(filters, name) ? maxCount : kindLimit))
  const count = (name: ProductKind) => {
    const index = kinds.indexOf(name)
    return Math.min(found[index] ?? 0, limits[index] ?? 0)
  }
  return {
    counts: { pack: count('pack'), loop: count('loop'), 'one-shot': count('one-shot') },
    isCapped: hasMoreHits || limits.some((limit, index) => (found[index] ?? 0) > limit),
  }
}
