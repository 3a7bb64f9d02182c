import { productIdPattern } from '#app/provider/product-id.ts'
import type { ProductFilters } from '#app/provider/types/product-list.ts'
import { parsePageNumber, defineSearch, maxLength, oneOf } from '#app/router/define-search.ts'
import { keyPattern as dialKeyPattern, parseTempo } from '#app/features/dial/dial.ts'
import type { CatalogType } from '#app/features/product/product-kinds.ts'
import { parseCodes, formatCodes, parseRange } from './filters/filter-values.ts'

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
  'length-asc',
  'length-desc',
  'fit',
  'bought',
] as const

export type Sort = (typeof sorts)[number]

const catalogTypes: readonly CatalogType[] = ['sample-packs', 'loops', 'one-shots']

/** The maximum length of a search text; longer ones are truncated. */
export const maxTextLength = 200

/**
 * Trims a string and truncates it to 200 characters, as the provider does; returns undefined if it
 * is empty.
 */
function normalizeText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim().slice(0, maxTextLength).trim() : ''
  return text || undefined
}

/**
 * Returns comma-separated codes without duplicates; `parseSearch` joins repeated params with
 * commas.
 */
function normalizeCodes(value: unknown): string | undefined {
  return typeof value === 'string' ? formatCodes(parseCodes(value)) : undefined
}

/** Returns a valid range such as `90,120` or `90,`; returns undefined for any other value. */
function normalizeRange(value: unknown): string | undefined {
  return typeof value === 'string' && parseRange(value) ? value : undefined
}

function normalizeTempo(value: unknown): string | undefined {
  return parseTempo(String(value))?.toString()
}

function normalizeType(value: unknown): CatalogType | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return catalogTypes.find((type) => type === value) ?? 'one-shots'
}

/** The catalogue's search params. */
export interface CatalogSearch extends ProductFilters {
  /** The type of products to show; if undefined, some products of each type are shown. */
  type?: CatalogType | undefined
  sort?: Sort | undefined
  /** The tempo and key of the dial, for sort order `fit` and for shared links. */
  dial_tempo?: string | undefined
  dial_key?: string | undefined
  dial_exact?: '1' | undefined
  page?: number | undefined
}

/**
 * Parses the catalogue's search params. Malformed or unknown values become undefined, except that
 * any unknown `type` becomes `one-shots`; never throws.
 */
export const parseCatalogSearch: (search: Record<string, unknown>) => CatalogSearch = defineSearch({
  search: normalizeText,
  type: normalizeType,
  genre: normalizeCodes,
  instrument: normalizeCodes,
  tag: normalizeCodes,
  artist: normalizeCodes,
  key: normalizeCodes,
  key_match: oneOf(['compatible']),
  bpm: normalizeRange,
  bpm_match: oneOf(['related']),
  length: normalizeRange,
  price: normalizeRange,
  owned: oneOf(['no']),
  similar: maxLength(15, productIdPattern),
  exact: oneOf(['1']),
  sort: oneOf(sorts),
  dial_tempo: normalizeTempo,
  dial_key: maxLength(20, dialKeyPattern),
  dial_exact: oneOf(['1']),
  page: parsePageNumber,
})

/** Parses the search params of the library, which are the catalogue's for what is owned. */
export function parseLibrarySearch(search: Record<string, unknown>): CatalogSearch {
  return { ...parseCatalogSearch(search), owned: 'yes' }
}

/** Returns the search params, without `similar` if the shop does not have that product. */
export function withoutMissingSimilar(search: CatalogSearch, product: unknown): CatalogSearch {
  return product === null ? { ...search, similar: undefined } : search
}

/**
 * Returns the selected sort order; the default is relevance for text and similarity searches,
 * otherwise what was bought or released last.
 */
export function getEffectiveSort(params: CatalogSearch): Sort {
  const { sort, search, similar, owned } = params
  const hasRelevance = search !== undefined || similar !== undefined
  const preferred = hasRelevance ? 'relevance' : owned === 'yes' ? 'bought' : 'newest'
  if (sort === 'bought' && owned !== 'yes') return preferred
  if (sort === 'fit' && !params.dial_tempo && !params.dial_key) return preferred
  if (sort === 'relevance' && !hasRelevance) return preferred
  return sort ?? preferred
}
