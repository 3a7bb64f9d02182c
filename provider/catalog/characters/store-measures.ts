import type { Database } from '../../platform/database/database.ts'
import { lock, transact } from '../../platform/database/transact.ts'
import { renewOwnVersion } from '../catalogue-version.store.ts'
import { indexFacts } from '../search/rebuild-search-index.ts'
import { writeMeasures, type RenewedMeasures, type UnmeasuredSound } from './measures.store.ts'
import { renewScales } from './renew-scales.ts'

/** The documents that are replaced together, which takes a fraction of a second. */
const batchSize = 500

/** Stores the measures of sounds and indexes their characters, in one transaction. */
export async function storeMeasures(
  db: Database,
  measured: readonly { readonly sound: UnmeasuredSound; readonly renewed: RenewedMeasures }[],
): Promise<void> {
  if (measured.length === 0) return
  const productIds = measured.flatMap(({ sound }) => sound.product_id ?? [])
  await changeCatalogue(db, async (transaction) => {
    for (const { sound, renewed } of measured) await writeMeasures(transaction, sound, renewed)
    await indexFacts(transaction, productIds)
  })
}

/**
 * Computes the scales of characters anew, where needed, and indexes their sounds in several
 * transactions, between which the shop can write. After an interruption, some sounds have the
 * characters of the scale before, until it is computed again.
 */
export async function updateCharacters(db: Database): Promise<void> {
  const ids = await changeCatalogue(db, renewScales)
  for (let first = 0; first < ids.length; first += batchSize) {
    const batch = ids.slice(first, first + batchSize)
    await changeCatalogue(db, (transaction) => indexFacts(transaction, batch))
  }
  await changeCatalogue(db, renewOwnVersion)
}

/** Runs work in a transaction with the lock of the catalogue. */
async function changeCatalogue<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return await transact(db, async (transaction) => {
    await lock(transaction, 'catalogue')
    return await work(transaction)
  })
}
