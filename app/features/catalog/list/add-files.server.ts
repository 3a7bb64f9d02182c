import type { ProductList } from '#app/provider/types/product-list.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

/** Adds the files of products in the library; they are listed without them if that fails. */
export async function addFiles(products: readonly ProductSummary[]): Promise<ProductSummary[]> {
  const described = await getProviderClient().library.describe(products.map(({ id }) => id))
  const files = described.ok ? described.value : []
  const byProduct = new Map(files.map((file) => [file.productId, file]))
  return products.map((product) => ({ ...product, file: byProduct.get(product.id) }))
}

/** Adds the files of a list in the library. */
export async function addFilesToList(
  list: ProductList<ProductSummary>,
): Promise<ProductList<ProductSummary>> {
  const { items, nearest } = list
  const described = await addFiles([...items, ...nearest])
  return {
    ...list,
    items: described.slice(0, items.length),
    nearest: described.slice(items.length),
  }
}
