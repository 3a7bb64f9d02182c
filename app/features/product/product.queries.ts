import { queryOptions } from '@tanstack/react-query'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import { getProduct, getProductSummary } from './product.functions.ts'
import type { NamedProduct } from './product.functions.ts'

// Products contain whether the customer owns them, so `discardPrivateData` discards these queries
// too.

/**
 * Fetches a product with its description and, for a pack, its sounds; throws `notFound()` if the id
 * is unknown.
 */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'product', id],
    queryFn: async (): Promise<NamedProduct> => unwrapOrThrow(await getProduct({ data: id })),
  })
}

/** Fetches the data of a product card; null if the id is unknown. */
export function productSummaryQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'summary', id],
    queryFn: async () => unwrapOrThrow(await getProductSummary({ data: id })),
  })
}
