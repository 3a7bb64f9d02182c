import type { TextSearch } from './text-search.ts'

/** An inclusive range; null means no limit. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
}

const productSorts = [
  'relevance',
  'name-asc',
  'name-desc',
  'created_at-desc',
  'created_at-asc',
  'price-asc',
  'price-desc',
  'bpm-asc',
  'bpm-desc',
] as const

export type ProductSort = (typeof productSorts)[number]

/** The filters of a product list; an empty list or null disables a filter. */
export interface ProductFilters {
  /** Null if there is no search; one without terms matches nothing. */
  readonly search: TextSearch | null
  readonly categories: readonly number[]
  readonly types: readonly string[]
  readonly genre: readonly string[]
  readonly instrument: readonly string[]
  readonly key: readonly string[]
  readonly bpm: Range | null
  /** In seconds. */
  readonly length: Range | null
  /** In cents. */
  readonly price: Range | null
}

export interface ProductQuery {
  /** The search text as entered; empty if there is none. It becomes the search of the filters. */
  readonly text: string
  /** Whether the text is searched as it is: no word becomes a filter or is corrected. */
  readonly isExact: boolean
  readonly filters: ProductFilters
  readonly sort: ProductSort
  readonly page: number
  readonly perPage: number
}

const pageSizes = [12, 24, 36, 48, 6]

/** Parses the search params of a product list; ignores malformed and unknown values. */
export function parseProductQuery(getValue: (name: string) => string | undefined): ProductQuery {
  const text = (getValue('query') ?? getValue('name') ?? '').trim().slice(0, 200)
  const limit = Number(getValue('limit'))
  const page = /^[0-9]{1,6}$/.test(getValue('page') ?? '') ? Number(getValue('page')) : 1
  return {
    text,
    isExact: getValue('exact') === '1',
    filters: {
      search: null,
      categories: [...new Set(parseCodes(getValue('category_id'), /^[0-9]{1,9}$/).map(Number))],
      types: parseCodes(getValue('type'), /^[a-z]{1,30}$/),
      genre: parseCodes(getValue('genre'), codePattern),
      instrument: parseCodes(getValue('instrument'), codePattern),
      key: parseCodes(getValue('key'), codePattern),
      bpm: parseRange(getValue('bpm')),
      length: parseRange(getValue('length')),
      price: toCentsRange(parseRange(getValue('price'))),
    },
    sort:
      productSorts.find((sort) => sort === getValue('sort')) ??
      (text === '' ? 'created_at-desc' : 'relevance'),
    page: Math.max(1, page),
    perPage: pageSizes.includes(limit) ? limit : 12,
  }
}

const codePattern = /^[a-z0-9-]{1,40}$/

function parseCodes(text: string | undefined, pattern: RegExp): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim())
  return [...new Set(parts.filter((part) => pattern.test(part)))].slice(0, 40)
}

/**
 * Parses "min,max", either of which may be empty. Returns null for any other format, and if min
 * exceeds max.
 */
export function parseRange(text: string | undefined): Range | null {
  const match = /^(\d{1,7}(?:\.\d{1,4})?)?,(\d{1,7}(?:\.\d{1,4})?)?$/.exec(text?.trim() ?? '')
  if (match === null) return null
  const min = match[1] === undefined ? null : Number(match[1])
  const max = match[2] === undefined ? null : Number(match[2])
  if (min === null && max === null) return null
  return min !== null && max !== null && min > max ? null : { min, max }
}

function toCentsRange(range: Range | null): Range | null {
  return range === null ? null : { min: toCents(range.min), max: toCents(range.max) }
}

function toCents(euros: number | null): number | null {
  return euros === null ? null : Math.round(euros * 100)
}
