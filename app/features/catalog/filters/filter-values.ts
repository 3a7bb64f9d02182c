import { maxCodeLength } from '#provider/contract/codes.ts'

/** Filters whose values are comma-separated codes. */
export const codeFilters = ['genre', 'instrument', 'tag', 'key', 'artist'] as const

/** Filters whose values are ranges `min,max`; either bound may be empty. */
export const rangeFilters = ['bpm', 'length', 'price'] as const

/** The search params that narrow down the results. */
export const filterParams = [...codeFilters, ...rangeFilters, 'owned', 'similar'] as const

/** The filters that also work with providers that send no facets. */
export const filtersWithoutFacets = ['price'] as const

export type CodeFilter = (typeof codeFilters)[number]
export type RangeFilter = (typeof rangeFilters)[number]

const maxCodes = 40

/** The maximum length of a list of comma-separated codes. */
export const maxCodesLength = maxCodes * (maxCodeLength + 1)

/**
 * Parses comma-separated codes. Removes duplicates and codes that are too long; returns at most 40.
 */
export function parseCodes(text: string | undefined): string[] {
  const codes = (text ?? '').split(',').map((code) => code.trim())
  const valid = codes.filter((code) => code !== '' && code.length <= maxCodeLength)
  return [...new Set(valid)].slice(0, maxCodes)
}

/** Joins codes into a search param; returns undefined if there are none. */
export function formatCodes(codes: readonly string[]): string | undefined {
  return codes.length === 0 ? undefined : codes.join(',')
}

/** The bounds of a range as entered; an open bound is an empty string. */
export interface RangeBounds {
  readonly min: string
  readonly max: string
}

const rangePattern = /^(\d{1,6}(?:\.\d{1,4})?)?,(\d{1,6}(?:\.\d{1,4})?)?$/

/** Returns whether the lower bound of a range exceeds the upper one. */
export function isReversed([min = '', max = '']: readonly string[]): boolean {
  return min !== '' && max !== '' && Number(min) > Number(max)
}

/** Parses `min,max`; returns null if it is malformed, has no bounds, or if min exceeds max. */
export function parseRange(text: string | undefined): RangeBounds | null {
  const [match, min = '', max = ''] = rangePattern.exec(text ?? '') ?? []
  if (match === undefined || (min === '' && max === '')) return null
  return isReversed([min, max]) ? null : { min, max }
}
