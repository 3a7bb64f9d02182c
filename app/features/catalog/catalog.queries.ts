import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { neededValue } from '#app/features/failures/needed-value.ts'
import { getProduct, getProducts, getRelated } from './catalog.functions.ts'
import { kindsOf, listRequests } from './catalog-lists.ts'
import type { ListRequest } from './catalog-lists.ts'
import type { CatalogSearch } from './catalog-search.ts'

/** One page of a list. Everything of the catalogue stands under the key `catalog`. */
export function productsQuery(request: ListRequest) {
  return queryOptions({
    queryKey: ['catalog', 'list', request],
    queryFn: async () => neededValue(await getProducts({ data: request })),
  })
}

/** One product as its page shows it. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'product', id],
    queryFn: async () => neededValue(await getProduct({ data: id })),
  })
}

/** What goes well with a product. */
export function relatedQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'related', id],
    queryFn: async () => neededValue(await getRelated({ data: id })),
  })
}

/** The one-shots that bear a pack's name: among them those that are its own parts, with their prices. */
export function packSinglesQuery(packName: string) {
  return productsQuery({
    kind: 'one-shot',
    page: 1,
    limit: 48,
    sort: 'relevance',
    filters: { search: packName },
  })
}

/** Everything the catalogue page shows for an address. */
export async function loadCatalog(queryClient: QueryClient, search: CatalogSearch): Promise<void> {
  const requests = kindsOf(search).flatMap((kind) => listRequests(search, kind))
  await Promise.all(requests.map((request) => queryClient.ensureQueryData(productsQuery(request))))
}

/** A product's page: the product must be there, what surrounds it may be missing. */
export async function loadProduct(queryClient: QueryClient, id: number): Promise<void> {
  const related = queryClient.prefetchQuery(relatedQuery(id))
  const product = await queryClient.ensureQueryData(productQuery(id))
  if (product.kind === 'pack') await queryClient.prefetchQuery(packSinglesQuery(product.name))
  await related
}
