import { pageNumber, defineSearch, oneOf } from '#app/router/define-search.ts'
import { parseCodes, formatCodes, parseRange } from './filter-values.ts'

export const sorts = [
  'relevance',
  'newest',
  'oldest',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'bpm-asc',
  'bpm-desc',
] as const

export type Sort = (typeof sorts)[number]

/** The type of product to show; by default the catalogue shows some of each. */
export type CatalogType = 'sample-packs' | 'one-shots'

/** A trimmed string of 1 to 200 characters; anything else is undefined. */
function text(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return trimmed !== '' && trimmed.length <= 200 ? trimmed : undefined
}

/** Comma-separated codes without duplicates; `parseSearch` joins repeated params by commas too. */
function codes(value: unknown): string | undefined {
  return typeof value === 'string' ? formatCodes(parseCodes(value)) : undefined
}

/** A range `min,max` such as `90,120`; one side may be empty. */
function range(value: unknown): string | undefined {
  return typeof value === 'string' && parseRange(value) ? value : undefined
}

function type(value: unknown): CatalogType | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return value === 'sample-packs' ? value : 'one-shots'
}

/** The catalogue's search params; absent ones are undefined. */
export interface CatalogSearch {
  search?: string | undefined
  type?: CatalogType | undefined
  /** Comma-separated codes; likewise instrument and key. */
  genre?: string | undefined
  instrument?: string | undefined
  key?: string | undefined
  /** `min,max`, one side may be empty; likewise length in seconds and price in euros. */
  bpm?: string | undefined
  length?: string | undefined
  price?: string | undefined
  sort?: Sort | undefined
  page?: number | undefined
}

/** Parses the catalogue's search params; malformed and unknown values are undefined. Never throws. */
export const parseCatalogSearch: (search: Record<string, unknown>) => CatalogSearch = defineSearch({
  search: text,
  type,
  genre: codes,
  instrument: codes,
  key: codes,
  bpm: range,
  length: range,
  price: range,
  sort: oneOf(sorts),
  page: pageNumber,
})

/** The effective sort order: as selected, else relevance for a search, else newest first. */
export function getEffectiveSort(search: CatalogSearch): Sort {
  if (search.sort === 'relevance' && !search.search) return 'newest'
  return search.sort ?? (search.search ? 'relevance' : 'newest')
}
