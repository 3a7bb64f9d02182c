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

/** One kind of thing at a time; without it the catalogue shows some of both. */
export type CatalogType = 'sample-packs' | 'one-shots'

/** A text as typed, without the blanks around it; empty and endless ones count as absent. */
function text(value: unknown): string | undefined {
  const typed = typeof value === 'string' ? value.trim() : ''
  return typed !== '' && typed.length <= 200 ? typed : undefined
}

/** Codes with commas between, each once; a form sends the value several times, which comes to the same. */
function codes(value: unknown): string | undefined {
  return typeof value === 'string' ? formatCodes(parseCodes(value)) : undefined
}

/** Two numbers from low to high, such as `90,120`; one side may be open. */
function range(value: unknown): string | undefined {
  return typeof value === 'string' && parseRange(value) ? value : undefined
}

function type(value: unknown): CatalogType | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return value === 'sample-packs' ? value : 'one-shots'
}

/** What the catalogue's address asks for; what it does not say is undefined. */
export interface CatalogSearch {
  search?: string | undefined
  type?: CatalogType | undefined
  /** Codes with commas between; likewise instrument and key. */
  genre?: string | undefined
  instrument?: string | undefined
  key?: string | undefined
  /** `min,max`, one side may be open; likewise length in seconds and price in euros. */
  bpm?: string | undefined
  length?: string | undefined
  price?: string | undefined
  sort?: Sort | undefined
  page?: number | undefined
}

/** Reads the catalogue's address; whatever is malformed or unknown counts as absent. Never throws. */
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

/** The order in force: relevance while searching, otherwise newest first, unless chosen. */
export function getEffectiveSort(search: CatalogSearch): Sort {
  if (search.sort === 'relevance' && !search.search) return 'newest'
  return search.sort ?? (search.search ? 'relevance' : 'newest')
}
