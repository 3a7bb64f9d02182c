import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { AddToCartResult } from '#app/provider/types.ts'

/**
 * Adds a product to the cart with all its downloads. If the caller does not know their ids (`links`
 * empty: a related card, a pending item), the product is fetched first.
 */
export async function addWithLinks(
  client: ProviderClient,
  productId: number,
  links: readonly number[],
): Promise<Outcome<AddToCartResult>> {
  if (links.length > 0) return client.cart.add({ productId, links: [...links] })
  const product = await client.products.get(productId)
  if (!product.ok) return product
  return client.cart.add({ productId, links: product.value.links })
}
