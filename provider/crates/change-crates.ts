import type { Dependencies } from '../dependencies.ts'
import type { Database } from '../platform/database/database.ts'
import { changeCrate, changeLists } from './crate-transaction.ts'
import type { CrateKey, ListRefusal } from './crate-transaction.ts'
import {
  addCrateItems,
  deleteCrate,
  findCrateByName,
  insertCrate,
  loadCrate,
  updateCrate,
} from './crates.store.ts'
import type { Crate } from './crates.store.ts'
import { filterKnownIds } from './favorites.store.ts'
import { createShareToken } from './share-token.ts'

/**
 * Creates a crate with the known products among those requested. Returns it, or the reason for
 * refusal.
 */
export async function createCrate(
  dependencies: Dependencies,
  customerId: number,
  { name, productIds }: { readonly name: string; readonly productIds: readonly number[] },
): Promise<Crate | ListRefusal> {
  const { clock } = dependencies
  return await changeLists(dependencies, customerId, async (transaction, refuse) => {
    if (await isNameTaken(transaction, customerId, name)) refuse('crate_name_taken')
    const row = await insertCrate(transaction, customerId, name, clock())
    const crate = row ?? refuse('crates_too_many')
    const known = await filterKnownIds(transaction, productIds)
    await addCrateItems(transaction, crate, known, clock())
    return await loadCrate(transaction, crate)
  })
}

/** Renames a crate. Returns null, or the reason for refusal. */
export async function renameCrate(
  dependencies: Dependencies,
  key: CrateKey,
  name: string,
): Promise<ListRefusal | null> {
  return await changeCrate(dependencies, key, async (transaction, crate, refuse) => {
    if (await isNameTaken(transaction, key.customerId, name, crate.id)) refuse('crate_name_taken')
    await updateCrate(transaction, crate, { name })
    return null
  })
}

/** Deletes a crate. Returns null, or the reason for refusal. */
export async function removeCrate(
  dependencies: Dependencies,
  key: CrateKey,
): Promise<ListRefusal | null> {
  return await changeCrate(dependencies, key, async (transaction, crate) => {
    await deleteCrate(transaction, crate)
    return null
  })
}

/**
 * Shares a crate by a public link, which stays the same when shared again. Returns the crate, or
 * the reason for refusal.
 */
export async function shareCrate(
  dependencies: Dependencies,
  key: CrateKey,
): Promise<Crate | ListRefusal> {
  return await changeCrate(dependencies, key, async (transaction, crate) => {
    const shareToken = crate.share_token ?? createShareToken()
    return await loadCrate(transaction, await updateCrate(transaction, crate, { shareToken }))
  })
}

/** Invalidates the public link of a crate. Returns null, or the reason for refusal. */
export async function stopSharingCrate(
  dependencies: Dependencies,
  key: CrateKey,
): Promise<ListRefusal | null> {
  return await changeCrate(dependencies, key, async (transaction, crate) => {
    await updateCrate(transaction, crate, { shareToken: null })
    return null
  })
}

async function isNameTaken(
  db: Database,
  customerId: number,
  name: string,
  exceptId?: number,
): Promise<boolean> {
  const other = await findCrateByName(db, customerId, name)
  return other !== null && other.id !== exceptId
}
