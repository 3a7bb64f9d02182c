/** As much of a product as the buying rules need. */
export interface Buyable {
  id: number
  /** The pack a one-shot belongs to; null for packs and lone sounds. */
  packId: number | null
}

export type BuyingRefusal = 'already_owned' | 'already_in_cart' | 'pack_and_part'

/** Whether a customer owns a product: itself, or as a part of a pack. */
export function isOwned(product: Buyable, ownedProductIds: ReadonlySet<number>): boolean {
  if (ownedProductIds.has(product.id)) return true
  return product.packId !== null && ownedProductIds.has(product.packId)
}

/** Why a product cannot go into a cart beside the products already there; null when it can. */
export function refuseToAdd(
  product: Buyable,
  inCart: readonly Buyable[],
  ownedProductIds: ReadonlySet<number>,
): BuyingRefusal | null {
  if (isOwned(product, ownedProductIds)) return 'already_owned'
  if (inCart.some((other) => other.id === product.id)) return 'already_in_cart'
  return inCart.some((other) => isPackAndPart(product, other)) ? 'pack_and_part' : null
}

/** Why a whole cart cannot be bought as it stands; null when it can. */
export function refuseToBuy(
  inCart: readonly Buyable[],
  ownedProductIds: ReadonlySet<number>,
): BuyingRefusal | null {
  const earlier: Buyable[] = []
  for (const product of inCart) {
    const refusal = refuseToAdd(product, earlier, ownedProductIds)
    if (refusal !== null) return refusal
    earlier.push(product)
  }
  return null
}

function isPackAndPart(one: Buyable, other: Buyable): boolean {
  return one.packId === other.id || other.packId === one.id
}
