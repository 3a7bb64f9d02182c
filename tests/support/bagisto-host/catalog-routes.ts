import { requireFound } from './host-request.ts'
import type { HostRequest, Routes } from './host-request.ts'
import { getUrlKey, toExtendedProduct, toWireCard, toWireProduct } from './serialize.ts'
import type { HostProduct } from './state.ts'

/** Bagisto returns 12 products for any other limit. */
const pageSizes = [12, 24, 36, 48]

/** The public routes of the catalogue. */
export const catalogRoutes: Routes = {
  'GET /api/v1/products': (request) => {
    const { state, query } = request
    const found = state.products.filter((product) => isFound(product, query))
    const limit = pageSizes.find((size) => size === Number(query.get('limit'))) ?? 12
    const page = Number(query.get('page') ?? 1)
    const data = found
      .slice((page - 1) * limit, page * limit)
      .map((product) => toProduct(product, request))
    const lastPage = Math.max(1, Math.ceil(found.length / limit))
    return {
      body: { data, meta: { current_page: page, last_page: lastPage, total: found.length } },
    }
  },
  'GET /api/v1/products/:id': (request) => {
    const product = request.state.products.find(({ id }) => id === request.id)
    return { body: { data: toProduct(requireFound(product), request) } }
  },
  'GET /api/v1/products/:id/additional-information': () => ({
    body: { data: [{ id: 1, code: 'genre', label: 'Genre', value: 'Techno', type: 'select' }] },
  }),
  'GET /api/products/:id/related': (request) => ({
    body: {
      data: request.state.products
        .filter(({ id }) => id !== request.id)
        .map((product) => (request.isExtended ? toProduct(product, request) : toWireCard(product))),
    },
  }),
}

/** Bagisto matches any part of a URL key, and treats a missing bound of a price range as zero. */
function isFound(product: HostProduct, query: URLSearchParams): boolean {
  const { categoryId, price, isDisabled } = product
  const [min = 0, max = 0] = query.get('price')?.split(',').map(Number) ?? [0, Infinity]
  return (
    !isDisabled &&
    [null, String(categoryId)].includes(query.get('category_id')) &&
    getUrlKey(product).includes(query.get('url_key') ?? '') &&
    price / 100 >= min &&
    price / 100 <= max
  )
}

function toProduct(product: HostProduct, { isExtended, state }: HostRequest) {
  return isExtended ? toExtendedProduct(product, state) : toWireProduct(product)
}
