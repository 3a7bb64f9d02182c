import { queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { SharedCrate } from '#app/provider/types/favorites.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { getListedProducts, getSharedCrate } from './crates.functions.ts'
import { productsPerRequest } from './products-per-request.ts'
import { getSharedCrateKey } from './shared-crate-key.ts'

// Products include whether the customer owns them, so `discardPrivateData` also discards these.
const productsKey = ['catalog', 'listed'] as const

/** Fetches a crate by the token in its link; throws `notFound()` if it is not shared. */
export function sharedCrateQuery(token: string) {
  return queryOptions({
    queryKey: getSharedCrateKey(token),
    queryFn: async (): Promise<SharedCrate> => unwrapOrThrow(await getSharedCrate({ data: token })),
  })
}

/**
 * Fetches the products with these ids that are on sale, in their order. Requests only those that
 * other lists have not loaded.
 */
export function listedProductsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...productsKey, ids],
    queryFn: async ({ client }): Promise<ProductSummary[]> => {
      const loaded = findLoaded(client)
      const missing = ids.filter((id) => !loaded.has(id))
      for (const product of await fetchProducts(missing)) loaded.set(product.id, product)
      return ids.flatMap((id) => loaded.get(id) ?? [])
    },
  })
}

async function fetchProducts(ids: readonly number[]): Promise<ProductSummary[]> {
  const requests: Promise<ProductSummary[]>[] = []
  for (let start = 0; start < ids.length; start += productsPerRequest) {
    const data = ids.slice(start, start + productsPerRequest)
    requests.push(getListedProducts({ data }).then(unwrapOrThrow))
  }
  return (await Promise.all(requests)).flat()
}

/** Returns the products of lists that are fresh, by id. */
function findLoaded(queryClient: QueryClient): Map<number, ProductSummary> {
  const loaded = new Map<number, ProductSummary>()
  for (const [, products] of queryClient.getQueriesData<ProductSummary[]>({
    queryKey: productsKey,
    stale: false,
  })) {
    for (const product of products ?? []) loaded.set(product.id, product)
  }
  return loaded
}

/** Returns the products with these ids in the order of the ids; undefined if none are loaded. */
export function inOrder<Products extends readonly ProductSummary[] | undefined>(
  products: Products,
  ids: readonly number[],
): Products | ProductSummary[] {
  const byId = new Map(products?.map((product) => [product.id, product]))
  return products && ids.flatMap((id) => byId.get(id) ?? [])
}

/** The products of a list that are shown so far. */
interface ListedProducts {
  /** Undefined until the first ones are loaded; a failure later takes none away. */
  readonly products: readonly ProductSummary[] | undefined
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Shows more products; undefined if all are shown. */
  readonly showMore: (() => void) | undefined
}

/** Loads the first products of a list, and more of them on request. */
export function useListedProducts(ids: readonly number[]): ListedProducts {
  const [count, setCount] = useState(productsPerRequest)
  const shown = ids.slice(0, count)
  const query = useQuery(listedProductsQuery(shown))
  const [latest, setLatest] = useState(query.data)
  if (query.data && query.data !== latest) setLatest(query.data)
  return {
    // What is loaded stays while more loads or cannot be loaded, without what was removed.
    products: inOrder(query.data ?? latest, shown),
    isLoading: query.isFetching,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    showMore: count < ids.length ? () => setCount(count + productsPerRequest) : undefined,
  }
}
