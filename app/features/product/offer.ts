import type { Offer } from '#app/provider/types/product.ts'

/** Returns only the fields needed to sell a product. */
export function toOffer(product: Offer): Offer {
  const { id, name, price, regularPrice, links, isOwned } = product
  // The provider's text is shown only if there is no price.
  const priceText = price ? null : product.priceText
  return { id, name, price, priceText, regularPrice, links, isOwned }
}
