/** The product fields relevant to ownership and purchase. */
export interface Purchasable {
  id: number
  /** The id of the pack that contains a sound; null for packs and for sounds without a pack. */
  packId: number | null
}

/** Returns whether a customer owns a product, either directly or through its pack. */
export function isOwned(product: Purchasable, ownedProductIds: ReadonlySet<number>): boolean {
  if (ownedProductIds.has(product.id)) return true
  return product.packId !== null && ownedProductIds.has(product.packId)
}
