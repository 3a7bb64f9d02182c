import { listed, paged, single } from './contract/envelope.ts'
import { wireFacets, wireProduct } from './contract/product.ts'
import { mapOutcome, success } from './failure.ts'
import type { Outcome } from './failure.ts'
import { withGenre } from './genre.ts'
import type { Http } from './http.ts'
import { toProductList } from './normalise/product-list.ts'
import { toProduct } from './normalise/product.ts'
import { parseValidItems } from './parse-valid-items.ts'
import type { Product, ProductKind, ProductList } from './types.ts'

/** The provider's categories of the two kinds. */
const categoryIds = { pack: 2, 'one-shot': 3 } as const

const wireSorts = {
  relevance: 'relevance',
  newest: 'created_at-desc',
  oldest: 'created_at-asc',
  'price-asc': 'price-asc',
  'price-desc': 'price-desc',
  'name-asc': 'name-asc',
  'name-desc': 'name-desc',
  'bpm-asc': 'bpm-asc',
  'bpm-desc': 'bpm-desc',
} as const

export interface ProductFilters {
  /** Words to search for. */
  search?: string | undefined
  /** Codes with commas between; likewise instrument and key. */
  genre?: string | undefined
  instrument?: string | undefined
  key?: string | undefined
  /** `min,max`; likewise length in seconds and price in euros. */
  bpm?: string | undefined
  length?: string | undefined
  price?: string | undefined
}

export interface ProductRequest {
  kind?: ProductKind
  /** From 1. */
  page?: number
  /** A stock host knows 12 and above, and takes 12 for 6. */
  limit?: 6 | 12 | 24 | 36 | 48
  sort?: keyof typeof wireSorts
  filters?: ProductFilters
}

/** What is sold. */
export function productCalls(http: Http) {
  return {
    /** One page of packs, or of one-shots unless packs are asked for. */
    list: (request: ProductRequest) => list(http, request),
    /** One product with everything known of it. */
    get: (id: number) => get(http, id),
    /** What goes well with a product. */
    related: (id: number) => related(http, id),
  }
}

async function list(http: Http, request: ProductRequest): Promise<Outcome<ProductList>> {
  const { kind = 'one-shot', page = 1, limit, sort, filters = {} } = request
  const { search, ...others } = filters
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/products',
    query: {
      category_id: categoryIds[kind],
      query: search,
      page,
      limit,
      sort: sort && wireSorts[sort],
      ...others,
    },
    answer: paged.extend({ facets: wireFacets }),
  })
  return mapOutcome(outcome, (answer) => {
    const data = parseValidItems(http, '/api/v1/products', wireProduct, answer.data)
    return toProductList({ ...answer, data }, http.options, kind)
  })
}

async function get(http: Http, id: number): Promise<Outcome<Product>> {
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/products/${id}`,
    answer: single(wireProduct),
  })
  if (!outcome.ok) return outcome
  return success(await withGenre(http, toProduct(outcome.value.data, http.options)))
}

async function related(http: Http, id: number): Promise<Outcome<Product[]>> {
  const path = `/api/products/${id}/related`
  const outcome = await http.send({
    method: 'GET',
    path,
    // This one call takes its language and currency from its address instead of the headers.
    query: { locale: http.options.locale, currency: 'EUR' },
    answer: listed,
  })
  return mapOutcome(outcome, ({ data }) =>
    parseValidItems(http, path, wireProduct, data).map((card) => toProduct(card, http.options)),
  )
}
