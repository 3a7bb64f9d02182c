/** The filters whose values are comma-separated codes. */
export const codeFilters = ['genre', 'instrument', 'key'] as const

/** The filters of the form `min,max`; either side may be empty. */
export const rangeFilters = ['bpm', 'length', 'price'] as const

export type CodeFilter = (typeof codeFilters)[number]
export type RangeFilter = (typeof rangeFilters)[number]

const maxCodes = 40
const maxCodeLength = 60

/** Parses comma-separated codes: at most 40, without duplicates or codes over 60 characters. */
export function parseCodes(text: string | undefined): string[] {
  const codes = (text ?? '').split(',').map((code) => code.trim())
  const valid = codes.filter((code) => code !== '' && code.length <= maxCodeLength)
  return [...new Set(valid)].slice(0, maxCodes)
}

/** Joins codes into a search param; undefined if there are none. */
export function formatCodes(codes: readonly string[]): string | undefined {
  return codes.length === 0 ? undefined : codes.join(',')
}

/** Both bounds of a range as typed; an open bound is an empty string. */
export interface RangeBounds {
  readonly min: string
  readonly max: string
}

const rangePattern = /^(\d{1,6}(?:\.\d{1,4})?)?,(\d{1,6}(?:\.\d{1,4})?)?$/

/** Parses `min,max`; null if malformed, open on both sides, or if min exceeds max. */
export function parseRange(text: string | undefined): RangeBounds | null {
  const [match, min = '', max = ''] = rangePattern.exec(text ?? '') ?? []
  if (match === undefined || (min === '' && max === '')) return null
  if (min !== '' && max !== '' && Number(min) > Number(max)) return null
  return { min, max }
}
