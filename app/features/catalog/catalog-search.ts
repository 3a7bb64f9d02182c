import * as z from 'zod/mini'
import { codesOf, codesText, rangeOf } from './filter-values.ts'

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
const text = z.catch(
  z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  undefined,
)

/** Codes with commas between, each once; a form sends the value several times, which comes to the same. */
const codes = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((value) => codesText(codesOf(value))),
    ),
  ),
  undefined,
)

/** Two numbers from low to high, such as `90,120`; one side may be open. */
const range = z.catch(
  z.optional(z.string().check(z.refine((value) => rangeOf(value) !== null))),
  undefined,
)

const type = z.catch(
  z.optional(
    z.pipe(
      z.string().check(z.minLength(1)),
      z.transform((value): CatalogType => (value === 'sample-packs' ? value : 'one-shots')),
    ),
  ),
  undefined,
)

/** From 2 on: the first page is what an address without a page shows. */
const page = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(9999))),
  undefined,
)

const catalogSearch = z.object({
  search: text,
  type,
  genre: codes,
  instrument: codes,
  key: codes,
  bpm: range,
  length: range,
  price: range,
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  page,
})

const absent = {
  search: undefined,
  type: undefined,
  genre: undefined,
  instrument: undefined,
  key: undefined,
  bpm: undefined,
  length: undefined,
  price: undefined,
  sort: undefined,
  page: undefined,
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

/**
 * Reads the catalogue's address; whatever is malformed or unknown counts as absent. Never throws.
 * Absent values are there as undefined: the router would keep the malformed ones otherwise.
 */
export function parseCatalogSearch(input: Record<string, unknown>): CatalogSearch {
  return { ...absent, ...catalogSearch.parse(input) }
}

/** The order in force: relevance while searching, otherwise newest first, unless chosen. */
export function sortOf(search: CatalogSearch): Sort {
  if (search.sort === 'relevance' && !search.search) return 'newest'
  return search.sort ?? (search.search ? 'relevance' : 'newest')
}
