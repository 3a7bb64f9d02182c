import type { OwnShop } from '../../owner/own-shop.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DatabaseLocation } from '../../platform/database/engine.ts'
import { openForReading, requireShop } from '../../platform/database/open-database.ts'
import { withoutTimeLimit } from '../../platform/database/time-limit.ts'
import { explainStorageFailure } from '../../platform/database/storage-failure.ts'
import type { Findings } from '../check/check.cli.ts'
import { findFileFaults } from './find-file-faults.ts'
import type { FileFaults } from './find-file-faults.ts'

const nothing: Findings = { problems: [], notes: [], asked: [], unasked: [] }

/**
 * Compares the files of a shop, in folders or a bucket, with the database, and with `readsContent` also
 * reads and hashes all of them. Skips this without settings or a database that can be read, which other
 * checks report.
 */
export async function checkFiles(
  readShop: () => Promise<Pick<OwnShop, 'location' | 'catalogueDir' | 'objectStore'>>,
  { readsContent = false } = {},
): Promise<Findings> {
  const shop = await readShop().catch(() => null)
  if (shop === null) return nothing
  const { location, catalogueDir, objectStore } = shop
  const kind = objectStore ? 'bucket' : 'folders'
  const question = `the files in the ${kind} (each that the database names)`
  const db = await openExisting(location)
  if (db === null) {
    return { ...nothing, unasked: [`${question}: there is no database that this version can read`] }
  }
  try {
    const place = { dataDir: location.dataDir, catalogueDir, objectStore }
    const faults = await withoutTimeLimit(() => findFileFaults(db, place, { readsContent }))
    return { ...describeFaults(faults), asked: [question] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ...nothing, unasked: [`${question}: ${explainStorageFailure(error) ?? message}`] }
  } finally {
    await db.destroy()
  }
}

async function openExisting(location: DatabaseLocation): Promise<Database | null> {
  try {
    await requireShop(location)
    return await openForReading(location)
  } catch {
    return null
  }
}

/** Formats missing and damaged files as problems, and files without a use as a note. */
function describeFaults({ missing, damaged, unnamed }: FileFaults): Findings {
  const list = (names: readonly string[], what: string) =>
    names.length === 0
      ? []
      : [{ what: 'files', problem: `${names.length} ${what}, such as ${names[0]}.` }]
  const note = `Stored files without a product or customer: ${unnamed}; imports remove those of the catalog after a day.`
  return {
    ...nothing,
    problems: [...list(missing, 'missing'), ...list(damaged, 'damaged')],
    notes: unnamed === 0 ? [] : [note],
  }
}
