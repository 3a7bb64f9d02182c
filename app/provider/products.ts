import { listEnvelope, pagedEnvelope, singleEnvelope } from './contract/envelope.ts'
import { wireFacets, wireProduct } from './contract/product.ts'
import { mapOutcome, succeed } from './failure.ts'
import type { Outcome } from './failure.ts'
import { addGenre } from './genre.ts'
import type { HttpClient } from './http.ts'
import { toProductList } from './normalise/product-list.ts'
import { toProduct } from './normalise/product.ts'
import { parseValidItems } from './parse-valid-items.ts'
import { optionalTimeoutMs } from './provider-request.ts'
import type { Product, ProductKind, ProductList } from './types.ts'

/** The provider's category ids for the two kinds. */
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
  /** Search terms. */
  search?: string | undefined
  /** Comma-separated codes; `instrument` and `key` have the same format. */
  genre?: string | undefined
  instrument?: string | undefined
  key?: string | undefined
  /** A range `min,max`; `length` (in seconds) and `price` (in euros) have the same format. */
  bpm?: string | undefined
  length?: string | undefined
  price?: string | undefined
}

export interface ProductRequest {
  kind?: ProductKind
  /** Starts at 1. */
  page?: number
  /** A vanilla provider does not support 6 and returns 12 products instead. */
  limit?: 6 | 12 | 24 | 36 | 48
  sort?: keyof typeof wireSorts
  filters?: ProductFilters
}

/** Creates the calls for the catalogue. */
export function createProductCalls(http: HttpClient) {
  return {
    /** Fetches one page of packs or, by default, of one-shots. */
    list: (request: ProductRequest) =>
      withCache(http, ['list', request], () => listProducts(http, request)),
    /** Fetches a product with all its details. */
    get: (id: number) => withCache(http, ['get', id], () => getProduct(http, id)),
    /** Fetches the products related to a product. */
    listRelated: (id: number) =>
      withCache(http, ['related', id], () => listRelatedProducts(http, id)),
  }
}

/**
 * Uses the product cache for guests only, because a response to a customer contains what the
 * customer owns.
 */
function withCache<TValue>(
  { options: { locale, productCache, token } }: HttpClient,
  call: readonly [name: string, input: unknown],
  load: () => Promise<Outcome<TValue>>,
): Promise<Outcome<TValue>> {
  if (!productCache || token !== null) return load()
  return productCache.get(JSON.stringify([locale, ...call]), load)
}

// Created only once, because each schema is compiled when it is first used.
const productListResponse = pagedEnvelope.extend({ facets: wireFacets })
const productResponse = singleEnvelope(wireProduct)

async function listProducts(
  http: HttpClient,
  request: ProductRequest,
): Promise<Outcome<ProductList>> {
  const { kind = 'one-shot', page = 1, limit, sort, filters = {} } = request
  const { search, ...facets } = filters
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/products',
    query: {
      category_id: categoryIds[kind],
      query: search,
      page,
      limit,
      sort: sort && wireSorts[sort],
      ...facets,
    },
    schema: productListResponse,
    isRequired: true,
    isPublic: true,
  })
  return mapOutcome(outcome, (response) => {
    const data = parseValidItems(http, '/api/v1/products', wireProduct, response.data)
    return toProductList({ ...response, data }, http.options, kind)
  })
}

async function getProduct(http: HttpClient, id: number): Promise<Outcome<Product>> {
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/products/${id}`,
    schema: productResponse,
    isPublic: true,
  })
  if (!outcome.ok) return outcome
  return succeed(await addGenre(http, toProduct(outcome.value.data, http.options)))
}

async function listRelatedProducts(http: HttpClient, id: number): Promise<Outcome<Product[]>> {
  const path = `/api/products/${id}/related`
  const outcome = await http.send({
    method: 'GET',
    path,
    // This endpoint reads the locale and currency from its query instead of the headers.
    query: { locale: http.options.locale, currency: 'EUR' },
    schema: listEnvelope,
    isPublic: true,
    timeoutMs: optionalTimeoutMs,
  })
  return mapOutcome(outcome, ({ data }) =>
    parseValidItems(http, path, wireProduct, data).map((card) => toProduct(card, http.options)),
  )
}
