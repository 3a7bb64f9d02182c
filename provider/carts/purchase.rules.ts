import type { Swap } from '../contract/cart.ts'
import { isOwned } from '../catalog/ownership.rules.ts'
import type { Purchasable } from '../catalog/ownership.rules.ts'

export type PurchaseRefusal = 'already_owned' | 'already_in_cart' | 'pack_and_part'

/**
 * Returns the reason a product cannot be added to a cart with these products, or null if it can.
 */
export function checkAddition(
  product: Purchasable,
  cartProducts: readonly Purchasable[],
  purchasedIds: ReadonlySet<number>,
): PurchaseRefusal | null {
  if (isOwned(product, purchasedIds)) return 'already_owned'
  if (cartProducts.some((other) => other.id === product.id)) return 'already_in_cart'
  return cartProducts.some((other) => isPackAndPart(product, other)) ? 'pack_and_part' : null
}

/** Returns the reason these products cannot be purchased together, or null if they can. */
export function checkPurchase(
  inCart: readonly Purchasable[],
  purchasedIds: ReadonlySet<number>,
): PurchaseRefusal | null {
  const earlier: Purchasable[] = []
  for (const product of inCart) {
    const refusal = checkAddition(product, earlier, purchasedIds)
    if (refusal !== null) return refusal
    earlier.push(product)
  }
  return null
}

/** Returns the products in a cart that a product replaces, because one contains the other. */
export function findReplaced<Product extends Purchasable>(
  product: Purchasable,
  cartProducts: readonly Product[],
  swap: Swap | null,
): Product[] {
  if (swap === null) return []
  return cartProducts.filter(
    (other) => other.packId === product.id || (swap === 'pack' && other.id === product.packId),
  )
}

function isPackAndPart(one: Purchasable, other: Purchasable): boolean {
  return one.packId === other.id || other.packId === one.id
}
