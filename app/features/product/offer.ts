import type { Offer } from '#app/provider/types/product.ts'

/** Returns only the fields needed for selling a product. */
export function toOffer(product: Offer): Offer {
  const { id, name, price, regularPrice, links, isOwned, ownedPart } = product
  // Only shown if there is no price.
  const priceText = price ? null : product.priceText
  const offer = { id, name, price, priceText, regularPrice, links, isOwned }
  return ownedPart ? { ...offer, ownedPart } : offer
}
