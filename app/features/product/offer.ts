import type { Offer } from '#app/provider/types/product.ts'

/** Returns only the fields needed for selling a product. */
export function toOffer(product: Offer): Offer {
  const { id, name, price, regularPrice, links, isOwned } = product
  // Only shown if there is no price.
  const priceText = price ? null : product.priceText
  return { id, name, price, priceText, regularPrice, links, isOwned }
}
