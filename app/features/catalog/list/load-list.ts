import { mapOutcome } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Product } from '#app/provider/types/product.ts'
import type { ProductList } from '#app/provider/types/product-list.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { ListRequest } from './catalog-lists.ts'

/** The most results of a search for all kinds after which near products follow. */
const maxResultsBeforeNearest = 30

/**
 * Loads one page of products of a kind. If all kinds are listed, the first list has the facets, the
 * alternatives and the near products of all. Facets of several lists cannot be added up, because
 * each list only has the most frequent tags and artists.
 */
export async function loadList(
  products: Pick<ProviderClient['products'], 'list'>,
  { isSection, ...request }: ListRequest,
): Promise<Outcome<ProductList<Product>>> {
  if (!isSection) return await products.list({ ...request, nearestAfter: 0 })
  if (request.kind !== 'pack') {
    const outcome = await products.list(request)
    return mapOutcome(outcome, (list) => ({ ...list, facets: null, noResults: null, nearest: [] }))
  }
  const [outcome, all] = await Promise.all([
    products.list(request),
    products.list({ ...request, kind: 'all', nearestAfter: maxResultsBeforeNearest }),
  ])
  if (!all.ok) return all
  const { facets, noResults, nearest } = all.value
  return mapOutcome(outcome, (list) => ({ ...list, facets, noResults, nearest }))
}
