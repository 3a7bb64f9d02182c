import { queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { SharedCrate } from '#app/provider/types/favorites.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { getListedProducts, getSharedCrate } from './crates.functions.ts'
import { productsPerRequest } from './products-per-request.ts'
import { getSharedCrateKey } from './shared-crate-key.ts'

// Under `catalog`, so that `discardPrivateData` discards them too: products contain whether the
// customer owns them.
const productsKey = ['catalog', 'listed'] as const

/** Fetches a shared crate by the token in its link; throws `notFound()` if it is not shared. */
export function sharedCrateQuery(token: string) {
  return queryOptions({
    queryKey: getSharedCrateKey(token),
    queryFn: async (): Promise<SharedCrate> => unwrapOrThrow(await getSharedCrate({ data: token })),
  })
}

/**
 * Fetches the products that are on sale, in the order of the ids. Only requests products
 * not yet loaded for other lists.
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

/** Returns the products of all fresh lists, by id. */
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

/**
 * Sorts products by the order of the ids, omitting others; returns undefined if none are loaded.
 */
export function sortByIds<Products extends readonly ProductSummary[] | undefined>(
  products: Products,
  ids: readonly number[],
): Products | ProductSummary[] {
  const byId = new Map(products?.map((product) => [product.id, product]))
  return products && ids.flatMap((id) => byId.get(id) ?? [])
}

/** The visible part of a list. */
interface ListedProducts {
  /** Undefined until the first products are loaded; later failures keep them. */
  readonly products: readonly ProductSummary[] | undefined
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Shows more products; undefined if all are visible. */
  readonly showMore: (() => void) | undefined
}

/** Loads the first products of a list, and more on request. */
export function useListedProducts(ids: readonly number[]): ListedProducts {
  const [count, setCount] = useState(productsPerRequest)
  const shown = ids.slice(0, count)
  const query = useQuery(listedProductsQuery(shown))
  const [latest, setLatest] = useState(query.data)
  if (query.data && query.data !== latest) setLatest(query.data)
  return {
    // While more products load, and if that fails, the loaded ones stay, except those removed from
    // the list.
    products: sortByIds(query.data ?? latest, shown),
    isLoading: query.isFetching,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    showMore: count < ids.length ? () => setCount(count + productsPerRequest) : undefined,
  }
}
