import { codePattern } from '../../contract/codes.ts'
import type { FitTarget } from '../../contract/fit.ts'
import { productIdFormat } from '../../contract/product-id.ts'
import { parseFitTarget } from './fit-order.rules.ts'
import type { TextSearch } from '../search/text-search.rules.ts'

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
  'length-asc',
  'length-desc',
  'fit',
  'bought-desc',
] as const

type ProductSort = (typeof productSorts)[number]

/** The filters of a product list; an empty list or null disables a filter. */
export interface ProductFilters {
  /** Null for no search; a search without terms matches nothing. */
  readonly search: TextSearch | null
  readonly categories: readonly number[]
  readonly types: readonly string[]
  readonly genre: readonly string[]
  readonly instrument: readonly string[]
  readonly tag: readonly string[]
  readonly artist: readonly string[]
  readonly key: readonly string[]
  /** `compatible` to include keys that harmonize with the selected ones. */
  readonly keyMatch: 'compatible' | null
  readonly bpm: Range | null
  /** `related` to include half and double the tempo. */
  readonly bpmMatch: 'related' | null
  /** In seconds. */
  readonly length: Range | null
  /** In cents. */
  readonly price: Range | null
  /** The id of the customer whose products alone are listed; null for those of the shop. */
  readonly owner: number | null
  /** The ids of products to exclude. */
  readonly excluded: readonly number[]
  /** The ids of the only products to list, most relevant first; null for all. */
  readonly among: readonly number[] | null
}

/** A sound, identified by its own id or that of its product. */
export type SoundReference = { readonly productId: number } | { readonly soundId: number }

export interface ProductQuery {
  /** The search text as entered; empty for none. It is parsed into `filters.search`. */
  readonly text: string
  /** True to search the text literally, without recognizing filters or correcting words. */
  readonly isExact: boolean
  readonly filters: ProductFilters
  /** True to exclude products that the customer owns. */
  readonly isUnowned: boolean
  /** True to list only products that the customer owns. */
  readonly isOwned: boolean
  /**
   * Products that come near the search are wanted after the last page, or if all matches are at most
   * this many; null if they are not wanted.
   */
  readonly nearestAfter: number | null
  /** The sound that products must be similar to, or null. */
  readonly similar: SoundReference | null
  readonly sort: ProductSort
  /** The tempo and key for the `fit` order; null for other orders. */
  readonly fit: FitTarget | null
  readonly page: number
  readonly perPage: number
}

/**
 * The page sizes that clients may request; `page-size.ts` of the storefront's lists defines those
 * it uses.
 */
const pageSizes = [6, 12, 24, 36, 48]
const defaultPageSize = 12

/** Parses the search params of a product list; ignores malformed and unknown values. */
export function parseProductQuery(getValue: (name: string) => string | undefined): ProductQuery {
  const text = (getValue('query') ?? getValue('name') ?? '').trim().slice(0, 200)
  const similar = parseSoundReference(getValue('similar'))
  const limit = Number(getValue('limit'))
  const fit = parseFitTarget(getValue('fit_tempo'), getValue('fit_key'), getValue('fit_exact'))
  const isOwned = getValue('owned') === 'yes'
  const sort = productSorts.find((name) => name === getValue('sort') && (name !== 'fit' || fit))
  const isAvailable = sort !== 'bought-desc' || isOwned
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
      tag: parseCodes(getValue('tag'), tagPattern),
      artist: parseCodes(getValue('artist'), codePattern),
      key: parseCodes(getValue('key'), codePattern),
      keyMatch: getValue('key_match') === 'compatible' ? 'compatible' : null,
      bpm: parseRange(getValue('bpm')),
      bpmMatch: getValue('bpm_match') === 'related' ? 'related' : null,
      length: parseRange(getValue('length')),
      price: toCentsRange(parseRange(getValue('price'))),
      owner: null,
      excluded: [],
      among: null,
    },
    isUnowned: getValue('owned') === 'no',
    isOwned,
    nearestAfter: parseCount(getValue('nearest_after')),
    similar,
    sort: (isAvailable ? sort : null) ?? getDefaultSort(text, similar),
    fit: sort === 'fit' ? fit : null,
    page: Math.max(1, page),
    perPage: pageSizes.includes(limit) ? limit : defaultPageSize,
  }
}

function getDefaultSort(text: string, similar: SoundReference | null): ProductSort {
  return text === '' && similar === null ? 'created_at-desc' : 'relevance'
}

/** Tags have no fixed list, because labels may use their own. */
const tagPattern = /^[\p{L}\p{N}](?:[\p{L}\p{N} -]{0,38}[\p{L}\p{N}])?$/u

function parseCodes(text: string | undefined, pattern: RegExp): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim())
  return [...new Set(parts.filter((part) => pattern.test(part)))].slice(0, 40)
}

const referencePattern = new RegExp(`^(sound-)?(${productIdFormat})$`)

/** Parses a product id, or a sound id such as `sound-12`; returns null for anything else. */
function parseSoundReference(text: string | undefined): SoundReference | null {
  const [, prefix, digits] = referencePattern.exec(text ?? '') ?? []
  if (digits === undefined) return null
  return prefix === undefined ? { productId: Number(digits) } : { soundId: Number(digits) }
}

/**
 * Parses "min,max", either of which may be empty. Returns null for any other format or if min
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

function parseCount(text: string | undefined): number | null {
  return /^[0-9]{1,3}$/.test(text ?? '') ? Number(text) : null
}

function toCentsRange(range: Range | null): Range | null {
  return range === null ? null : { min: toCents(range.min), max: toCents(range.max) }
}

function toCents(euros: number | null): number | null {
  return euros === null ? null : Math.round(euros * 100)
}
