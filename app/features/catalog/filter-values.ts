/** The filters whose values are codes with commas between. */
export const codeFilters = ['genre', 'instrument', 'key'] as const

/** The filters of the form `min,max`; either side may be open. */
export const rangeFilters = ['bpm', 'length', 'price'] as const

export type CodeFilter = (typeof codeFilters)[number]
export type RangeFilter = (typeof rangeFilters)[number]

const maxCodes = 40
const maxCodeLength = 60

/** The codes of a filter, each once; none where there is none. */
export function parseCodes(text: string | undefined): string[] {
  const codes = (text ?? '').split(',').map((code) => code.trim())
  const fitting = codes.filter((code) => code !== '' && code.length <= maxCodeLength)
  return [...new Set(fitting)].slice(0, maxCodes)
}

/** A filter's codes as one value for the address; undefined for none. */
export function formatCodes(codes: readonly string[]): string | undefined {
  return codes.length === 0 ? undefined : codes.join(',')
}

/** Both sides of a range as they were typed; an open side is empty. */
export interface RangeSides {
  readonly min: string
  readonly max: string
}

const rangePattern = /^(\d{1,6}(?:\.\d{1,4})?)?,(\d{1,6}(?:\.\d{1,4})?)?$/

/** The sides of a range; null for what is none, is open on both, or ends before it begins. */
export function parseRange(text: string | undefined): RangeSides | null {
  const [match, min = '', max = ''] = rangePattern.exec(text ?? '') ?? []
  if (match === undefined || (min === '' && max === '')) return null
  if (min !== '' && max !== '' && Number(min) > Number(max)) return null
  return { min, max }
}
