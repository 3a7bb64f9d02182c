import { findActiveProduct } from '../catalog/products.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { transactFor } from '../platform/database/transact.ts'
import { changeLists } from './crate-transaction.ts'
import type { ListRefusal } from './crate-transaction.ts'
import { addCrateItems, findCrateByName, insertCrate } from './crates.store.ts'
import { addFavorites, deleteFavorite, filterKnownIds } from './favorites.store.ts'

/** The lists stored on a device, newest first. */
interface DeviceLists {
  readonly favorites: readonly number[]
  readonly crates: readonly { readonly name: string; readonly productIds: readonly number[] }[]
}

/** Adds a product on sale to a customer's favorites. Returns null, or the reason for refusal. */
export async function addFavorite(
  dependencies: Dependencies,
  customerId: number,
  productId: number,
): Promise<ListRefusal | null> {
  return await changeLists(dependencies, customerId, async (transaction, refuse) => {
    const product = await findActiveProduct(transaction, productId)
    const { id } = product ?? refuse('product_unknown')
    const fits = await addFavorites(transaction, customerId, [id], dependencies.clock())
    return fits ? null : refuse('list_full')
  })
}

/** Removes a product from a customer's favorites, if present. */
export async function removeFavorite(
  { db }: Dependencies,
  customerId: number,
  productId: number,
): Promise<void> {
  await transactFor(db, customerId, (transaction) =>
    deleteFavorite(transaction, customerId, productId),
  )
}

/**
 * Merges a device's lists into the customer's. Crates with the same name are combined and existing
 * items skipped, so repeating a merge changes nothing. Stores nothing if any limit is exceeded.
 * Returns null, or the reason for refusal.
 */
export async function mergeLists(
  dependencies: Dependencies,
  customerId: number,
  { favorites, crates }: DeviceLists,
): Promise<ListRefusal | null> {
  const now = dependencies.clock()
  return await changeLists(dependencies, customerId, async (transaction, refuse) => {
    const known = await filterKnownIds(transaction, favorites.toReversed())
    if (!(await addFavorites(transaction, customerId, known, now))) refuse('list_full')
    for (const { name, productIds } of crates.toReversed()) {
      const crate =
        (await findCrateByName(transaction, customerId, name)) ??
        (await insertCrate(transaction, customerId, name, now)) ??
        refuse('crates_too_many')
      const items = await filterKnownIds(transaction, productIds)
      if (!(await addCrateItems(transaction, crate, items, now))) refuse('list_full')
    }
    return null
  })
}
