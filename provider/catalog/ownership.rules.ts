/** The product fields relevant to ownership and purchase. */
export interface Purchasable {
  id: number
  /** The id of the pack that contains a sound; null for packs and for sounds without a pack. */
  packId: number | null
}

/** Returns whether a customer owns a product: it or its pack was purchased. */
export function isOwned(product: Purchasable, purchasedIds: ReadonlySet<number>): boolean {
  if (purchasedIds.has(product.id)) return true
  return product.packId !== null && purchasedIds.has(product.packId)
}
