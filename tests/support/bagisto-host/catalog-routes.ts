import { requireFound } from './host-request.ts'
import type { Routes } from './host-request.ts'
import { toWireProduct } from './serialize.ts'

/** The public calls for the catalogue. */
export const catalogRoutes: Routes = {
  'GET /api/v1/products': ({ state, query }) => {
    const data = state.products
      .filter(({ categoryId }) => String(categoryId) === query.get('category_id'))
      .map(toWireProduct)
    return { body: { data, meta: { current_page: 1, last_page: 1, total: data.length } } }
  },
  'GET /api/v1/products/:id': ({ state, id }) => {
    const product = state.products.find((candidate) => candidate.id === id)
    return { body: { data: toWireProduct(requireFound(product)) } }
  },
  'GET /api/v1/products/:id/additional-information': () => ({
    body: { data: [{ id: 1, code: 'genre', label: 'Genre', value: 'Techno', type: 'select' }] },
  }),
  'GET /api/products/:id/related': ({ state, id }) => ({
    body: { data: state.products.filter((product) => product.id !== id).map(toWireProduct) },
  }),
}
