/** As much of a product as the buying rules need. */
export interface Purchasable {
  id: number
  /** The pack a one-shot belongs to; null for packs and lone sounds. */
  packId: number | null
}

export type PurchaseRefusal = 'already_owned' | 'already_in_cart' | 'pack_and_part'

/** Whether a customer owns a product: itself, or as a part of a pack. */
export function isOwned(product: Purchasable, ownedProductIds: ReadonlySet<number>): boolean {
  if (ownedProductIds.has(product.id)) return true
  return product.packId !== null && ownedProductIds.has(product.packId)
}

/** Why a product cannot go into a cart beside the products already there; null when it can. */
export function checkAddition(
  product: Purchasable,
  inCart: readonly Purchasable[],
  ownedProductIds: ReadonlySet<number>,
): PurchaseRefusal | null {
  if (isOwned(product, ownedProductIds)) return 'already_owned'
  if (inCart.some((other) => other.id === product.id)) return 'already_in_cart'
  return inCart.some((other) => isPackAndPart(product, other)) ? 'pack_and_part' : null
}

/** Why a whole cart cannot be bought as it stands; null when it can. */
export function checkPurchase(
  inCart: readonly Purchasable[],
  ownedProductIds: ReadonlySet<number>,
): PurchaseRefusal | null {
  const earlier: Purchasable[] = []
  for (const product of inCart) {
    const refusal = checkAddition(product, earlier, ownedProductIds)
    if (refusal !== null) return refusal
    earlier.push(product)
  }
  return null
}

function isPackAndPart(one: Purchasable, other: Purchasable): boolean {
  return one.packId === other.id || other.packId === one.id
}
