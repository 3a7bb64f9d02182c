import { getCategoryId } from '../category-ids.ts'
import { listEnvelope, pagedEnvelope, singleEnvelope } from '#provider/contract/envelope.ts'
import { listOrNull, wireNumberOrNull } from '#provider/contract/parts.ts'
import { wireFacets, wireNoResults, wireProduct, wireReading } from '#provider/contract/product.ts'
import { fail, mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import { addGenre } from './genre.ts'
import type { HttpClient } from '../http/http-client.ts'
import { isListed } from '../is-listed.ts'
import { toProductList } from '../normalise/product-list.ts'
import { isSellable, toProduct } from '../normalise/product.ts'
import { parseValidItems } from '../http/parse-valid-items.ts'
import { optionalTimeoutMs } from '../http/provider-request.ts'
import type { RequestParts } from '../http/provider-request.ts'
import { loadWithOwnership, markOwned, markOwnedInList } from './ownership.ts'
import { fetchSoundAnalysis } from './sound-analysis.ts'
import { fetchSuggestions } from './suggestions.ts'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { Product } from '../types/product.ts'
import type { ListFit, ProductFilters, ProductList } from '../types/product-list.ts'

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
  'length-asc': 'length-asc',
  'length-desc': 'length-desc',
  fit: 'fit',
  bought: 'bought-desc',
} as const

type Sort = keyof typeof wireSorts

/** The upper bound of price filters, in euros. */
const maxPrice = 999_999

export interface ProductRequest {
  kind?: ProductKind | 'all'
  /** Starts at 1. */
  page?: number
  /** Vanilla providers do not support 6 and return 12 products instead. */
  limit?: 6 | 12 | 24 | 36 | 48
  sort?: Sort
  /**
   * Also fetches products that come near the search: after the last page, or if all results are at
   * most this many.
   */
  nearestAfter?: number
  /** The dial that sort order `fit` compares loops with. */
  fit?: ListFit | undefined
  filters?: ProductFilters
}

/** Creates the catalogue calls. */
export function createProductCalls(http: HttpClient) {
  return {
    /**
     * Fetches one page of products of a kind, one-shots by default. A list of all kinds is only
     * requested for its facets, and is empty if the provider has no filters. Products that the shop
     * cannot sell are omitted, but count towards the total. The list of a kind that the provider
     * does not support is empty.
     */
    list: (request: ProductRequest) =>
      // Which products such a list has depends on the customer.
      request.filters?.owned === undefined
        ? loadWithOwnership(http, {
            key: ['list', request],
            load: (client) => listProducts(client, request),
            addOwnership: (list) => markOwnedInList(http, list, toListQuery(http, request) ?? {}),
          })
        : listProducts(http, request),
    /** Fetches a product with all its details; fails with `not-found` if it cannot be sold. */
    get: (id: number) =>
      loadWithOwnership(http, {
        key: ['get', id],
        load: (client) => getProduct(client, id),
        addOwnership: async (product) =>
          mapOutcome(await markOwned(http, [product]), ([marked = product]) => marked),
      }),
    /**
     * Fetches at most eight suggestions for a partial search text; empty if the provider does not
     * support them.
     */
    suggest: (text: string) =>
      loadWithOwnership(http, {
        key: ['suggest', text],
        load: (client) => fetchSuggestions(client, text),
      }),
    /** Fetches the measurements of a sound; empty if the provider has none. */
    getAnalysis: (id: number) =>
      loadWithOwnership(http, {
        key: ['analysis', id],
        load: (client) => fetchSoundAnalysis(client, id),
      }),
    /** Fetches the products related to a product. */
    listRelated: (id: number) =>
      loadWithOwnership(http, {
        key: ['related', id],
        load: (client) => listRelatedProducts(client, id),
        addOwnership: (products) => markOwned(http, products),
      }),
  }
}

// Created only once, because each schema is compiled on first use.
const productListResponse = pagedEnvelope.extend({
  facets: wireFacets,
  query: wireReading,
  relevance: wireNumberOrNull,
  nearest: listOrNull(wireProduct),
  no_results: wireNoResults,
})
const productResponse = singleEnvelope(wireProduct)

const emptyList: ProductList = {
  items: [],
  page: 1,
  lastPage: 1,
  total: 0,
  isTotalCapped: false,
  facets: null,
  reading: null,
  noResults: null,
  relevance: null,
  nearest: [],
}

async function listProducts(
  http: HttpClient,
  request: ProductRequest,
): Promise<Outcome<ProductList>> {
  const { kind = 'one-shot' } = request
  const query = toListQuery(http, request)
  if (query === null) return succeed(emptyList)
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/products',
    query,
    schema: productListResponse,
    isRequired: true,
    isPublic: true,
  })
  return mapOutcome(outcome, (response) => {
    const data = parseValidItems(http, '/api/v1/products', wireProduct, response.data)
    const listed = kind === 'all' ? null : kind
    return toProductList({ ...response, data: data.filter(isSellable) }, http.options, listed)
  })
}

/** Returns the parameters of a list; null if the provider does not support its kind. */
function toListQuery(http: HttpClient, request: ProductRequest): RequestParts['query'] | null {
  const { kind = 'one-shot', page = 1, limit, sort, nearestAfter, fit, filters = {} } = request
  const { search, ...facets } = filters
  const categoryId = getCategoryId(http, kind)
  if (categoryId === null) return null
  return {
    category_id: categoryId,
    query: search,
    page,
    limit,
    sort: sort && wireSorts[toSupportedSort(http, sort)],
    ...(http.capabilities.filters
      ? { ...toFitParams(fit), nearest_after: search === undefined ? undefined : nearestAfter }
      : {}),
    // Without our extension, Bagisto filters by option ids instead of codes.
    ...(http.capabilities.filters ? facets : { price: closeRange(facets.price) }),
  }
}

function toFitParams({ tempo, key, exact }: ListFit = {}) {
  return { fit_tempo: tempo, fit_key: key, fit_exact: exact }
}

/** Fills in the open bounds of a price range, which Bagisto would read as zero. */
function closeRange(range: string | undefined): string | undefined {
  if (range === undefined) return undefined
  const [min, max] = range.split(',')
  return `${min || 0},${max || maxPrice}`
}

/** Returns the sort order, or the newest first if the provider does not support it. */
function toSupportedSort({ capabilities }: HttpClient, sort: Sort): Sort {
  const isExtension = /^(?:relevance|fit|bought|bpm-.*|length-.*)$/.test(sort)
  return isExtension && !capabilities.filters ? 'newest' : sort
}

async function getProduct(http: HttpClient, id: number): Promise<Outcome<Product>> {
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/products/${id}`,
    schema: productResponse,
    isPublic: true,
  })
  if (!outcome.ok) return outcome
  const { data } = outcome.value
  if (!isSellable(data)) return fail({ kind: 'not-found' })
  const [product, isForSale] = await Promise.all([
    addGenre(http, toProduct(data, http.options)),
    isListed(http, data),
  ])
  return isForSale ? succeed(product) : fail({ kind: 'not-found' })
}

/** The number of related products to fetch, which is how many a page shows. */
const maxFetchedCards = 4

/**
 * Fetches the related products. Bagisto sends cards without download links, whose prices are part
 * of the total, so the products of the first cards are fetched; the others have no price.
 */
async function listRelatedProducts(http: HttpClient, id: number): Promise<Outcome<Product[]>> {
  const deadline = performance.now() + optionalTimeoutMs
  const path = `/api/products/${id}/related`
  const outcome = await http.send({
    method: 'GET',
    path,
    // This endpoint takes locale and currency from the query instead of the headers.
    query: { locale: http.options.locale, currency: 'EUR' },
    schema: listEnvelope,
    isPublic: true,
    isOptional: true,
  })
  if (!outcome.ok) return outcome
  const cards = parseValidItems(http, path, wireProduct, outcome.value.data).filter(isSellable)
  const products = cards.map((card, index) => {
    const product = toProduct(card, http.options)
    if (card.downloadable_links !== null) return product
    const unpriced = { ...product, price: null, priceText: null, regularPrice: null }
    return index < maxFetchedCards ? fetchCard(http, unpriced, deadline) : unpriced
  })
  return succeed(await Promise.all(products))
}

/** Fetches a card's product; returns the card if that fails or takes too long. */
async function fetchCard(http: HttpClient, card: Product, deadline: number): Promise<Product> {
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/products/${card.id}`,
    schema: productResponse,
    isPublic: true,
    timeoutMs: deadline - performance.now(),
  })
  return outcome.ok ? toProduct(outcome.value.data, http.options) : card
}
