import { queryOptions } from '@tanstack/react-query'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { Product, ProductSummary } from '#app/provider/types/product.ts'
import { loadOptionalQuery, loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { isSound } from '#app/features/product/product-kinds.ts'
import { getRelated } from '#app/features/product/product.functions.ts'
import { productQuery, productSummaryQuery } from '#app/features/product/product.queries.ts'

/** Fetches the products related to a product. */
export function relatedProductsQuery(id: number) {
  return queryOptions({
    queryKey: ['catalog', 'related', id],
    queryFn: async (): Promise<ProductSummary[]> => unwrapOrThrow(await getRelated({ data: id })),
  })
}

/** Fetches the card of a sound's pack; disabled for products without a pack. */
export function packOfSoundQuery({ pack }: Pick<Product, 'pack'>) {
  return { ...productSummaryQuery(pack?.id ?? 0), enabled: pack !== null }
}

/** Prefetches the data of a product page; only the product itself is required. */
export async function loadProduct(context: RouterContext, id: number): Promise<void> {
  const related = loadOptionalQuery(context, relatedProductsQuery(id))
  const product = await loadQuery(context, productQuery(id))
  if (isSound(product.kind) && product.pack)
    await loadOptionalQuery(context, packOfSoundQuery(product))
  await related
}
