import { findActiveProduct } from '../catalog/products.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { changeCrate } from './crate-transaction.ts'
import type { CrateKey, ListRefusal } from './crate-transaction.ts'
import { addCrateItems, moveCrateItem, removeCrateItem } from './crates.store.ts'

/** Adds a product on sale to a crate. Returns null, or the reason for refusal. */
export async function addToCrate(
  dependencies: Dependencies,
  key: CrateKey,
  productId: number,
): Promise<ListRefusal | null> {
  return await changeCrate(dependencies, key, async (transaction, crate, refuse) => {
    const product = await findActiveProduct(transaction, productId)
    const { id } = product ?? refuse('product_unknown')
    const fits = await addCrateItems(transaction, crate, [id], dependencies.clock())
    return fits ? null : refuse('list_full')
  })
}

/** Removes a product from a crate, if present. Returns null, or the reason for refusal. */
export async function removeFromCrate(
  dependencies: Dependencies,
  key: CrateKey,
  productId: number,
): Promise<ListRefusal | null> {
  return await changeCrate(dependencies, key, async (transaction, crate) => {
    await removeCrateItem(transaction, crate, productId)
    return null
  })
}

/**
 * Moves a product in a crate before another one, or to the end if `beforeId` is null. Returns null,
 * or the reason for refusal.
 */
export async function moveInCrate(
  dependencies: Dependencies,
  key: CrateKey,
  productId: number,
  beforeId: number | null,
): Promise<ListRefusal | null> {
  return await changeCrate(dependencies, key, async (transaction, crate) => {
    await moveCrateItem(transaction, crate, productId, beforeId)
    return null
  })
}
