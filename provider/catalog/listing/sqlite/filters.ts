import { sampleRate } from '../../../platform/sound/wav.ts'
import { categoryIds } from '../../category-ids.ts'
import { listFilterKeys } from '../compatible-keys.rules.ts'
import type { ProductFilters, Range } from '../product-query.rules.ts'
import { listFilterTempos } from '../related-tempos.rules.ts'
import { kinds, optionFacets } from '../facets.ts'
import type { OptionFacet, RangeFacet } from '../facets.ts'
import { findPlaces } from './columns.ts'
import type { Columns } from './columns.ts'

/**
 * Ids of the only products that can match; null for all. Sorted by relevance, if that is the order
 * of the list.
 */
export type SearchHits = readonly number[] | null

/** One bit for each filter that has a facet. */
export const filterBits = {
  kind: 1 << 0,
  genre: 1 << 1,
  instrument: 1 << 2,
  tag: 1 << 3,
  artist: 1 << 4,
  key: 1 << 5,
  bpm: 1 << 6,
  length: 1 << 7,
  price: 1 << 8,
} as const satisfies Record<'kind' | OptionFacet | RangeFacet, number>

/** The bits of products that no facet counts. */
const excludedBits = 0xffff

/** Which filters each product misses. */
export interface Misses {
  /**
   * The bits of the filters that the product at a place does not match: 0 for a match. A product with
   * a single bit is counted by the facet of that filter.
   */
  readonly bits: Uint16Array
  /** The places of all products that can match or be counted. */
  readonly candidates: Int32Array
}

/**
 * Compares the products with all filters, only those found by the search if there is one. The
 * loops here use indexes: iterators of typed arrays take about five times as long.
 */
export function compareWithFilters(
  columns: Columns,
  filters: ProductFilters,
  hits: SearchHits,
): Misses {
  const isListed = filters.types.length === 0 || filters.types.includes('downloadable')
  const found = hits === null ? columns.all : findPlaces(columns, hits).toSorted()
  const candidates = isListed ? found : new Int32Array(0)
  const bits = new Uint16Array(columns.all.length)
  if (candidates !== columns.all) {
    bits.fill(excludedBits)
    for (const place of candidates) bits[place] = 0
  }
  const misses = { bits, candidates }
  for (const place of findPlaces(columns, filters.excluded)) bits[place] = excludedBits
  compareKinds(misses, columns, filters)
  for (const facet of optionFacets) compareOptions(misses, columns, facet, filters)
  compareRanges(misses, columns.bpm, filterBits.bpm, listFilterTempos(filters))
  compareRanges(misses, columns.length, filterBits.length, toFrames(filters.length))
  compareRanges(
    misses,
    columns.price,
    filterBits.price,
    filters.price === null ? [] : [filters.price],
  )
  return misses
}

function compareKinds(misses: Misses, { kind }: Columns, { categories }: ProductFilters): void {
  if (categories.length === 0) return
  const isSelected = kinds.map((name) => categories.includes(categoryIds[name]))
  const { bits, candidates } = misses
  for (let index = 0; index < candidates.length; index += 1) {
    const place = candidates[index] ?? 0
    if (isSelected[kind[place] ?? 0] !== true) addBit(bits, place, filterBits.kind)
  }
}

function compareOptions(
  { bits, candidates }: Misses,
  columns: Columns,
  facet: OptionFacet,
  filters: ProductFilters,
): void {
  const values = facet === 'key' ? listFilterKeys(filters) : filters[facet]
  if (values.length === 0) return
  const { options, starts, numbers } = columns.options[facet]
  const selected = Uint8Array.from(options, ({ value }) => (values.includes(value) ? 1 : 0))
  for (let index = 0; index < candidates.length; index += 1) {
    const place = candidates[index] ?? 0
    const end = starts[place + 1] ?? 0
    let position = starts[place] ?? 0
    while (position < end && selected[numbers[position] ?? 0] === 0) position += 1
    if (position === end) addBit(bits, place, filterBits[facet])
  }
}

/** A product matches if its value is in one of the ranges; one without a value never does. */
function compareRanges(
  { bits, candidates }: Misses,
  values: Float64Array,
  bit: number,
  ranges: readonly Range[],
): void {
  if (ranges.length === 0) return
  const minima = Float64Array.from(ranges, ({ min }) => min ?? -Infinity)
  const maxima = Float64Array.from(ranges, ({ max }) => max ?? Infinity)
  for (let index = 0; index < candidates.length; index += 1) {
    const place = candidates[index] ?? 0
    const value = values[place] ?? NaN
    let range = 0
    while (range < minima.length && !isBetween(value, minima[range], maxima[range])) range += 1
    if (range === minima.length) addBit(bits, place, bit)
  }
}

function isBetween(value: number, min = -Infinity, max = Infinity): boolean {
  return value >= min && value <= max
}

function toFrames(range: Range | null): readonly Range[] {
  if (range === null) return []
  const convert = (seconds: number | null) =>
    seconds === null ? null : Math.round(seconds * sampleRate)
  return [{ min: convert(range.min), max: convert(range.max) }]
}

function addBit(bits: Uint16Array, place: number, bit: number): void {
  bits[place] = (bits[place] ?? 0) | bit
}

/**
 * Returns the places of up to `limit` products that match all filters, or all except those of the
 * bits.
 */
export function selectPlaces({ bits, candidates }: Misses, limit: number, except = 0): Int32Array {
  const found = new Int32Array(Math.min(limit, candidates.length))
  let count = 0
  for (let index = 0; index < candidates.length && count < found.length; index += 1) {
    const place = candidates[index] ?? 0
    if (((bits[place] ?? 0) & ~except) === 0) found[count++] = place
  }
  return found.subarray(0, count)
}
