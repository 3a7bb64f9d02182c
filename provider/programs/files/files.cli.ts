import type { OwnShop } from '../../owner/own-shop.ts'
import { openForReading, requireShop } from '../../platform/database/open-database.ts'
import { withoutTimeLimit } from '../../platform/database/time-limit.ts'
import { explainStorageFailure } from '../../platform/database/storage-failure.ts'
import type { Findings } from '../check/check.cli.ts'
import { findFileFaults } from './find-file-faults.ts'
import type { FileFaults } from './find-file-faults.ts'

const question = 'the files in the bucket (each that the database names)'
const nothing: Findings = { problems: [], notes: [], asked: [], unasked: [] }

/**
 * Compares the files of a bucket with the database. Skips this without a bucket or a database that
 * can be read, which other checks report.
 */
export async function checkFiles(
  readShop: () => Promise<Pick<OwnShop, 'location' | 'catalogueDir' | 'objectStore'>>,
): Promise<Findings> {
  const shop = await readShop().catch(() => null)
  if (!shop?.objectStore) return nothing
  const { location, catalogueDir, objectStore } = shop
  try {
    await requireShop(location)
    const db = await openForReading(location)
    if (db === null) return { ...nothing, unasked: [question] }
    try {
      const place = { dataDir: location.dataDir, catalogueDir, objectStore }
      return describeFaults(await withoutTimeLimit(() => findFileFaults(db, place)))
    } finally {
      await db.destroy()
    }
  } catch (error) {
    const reason = explainStorageFailure(error) ?? 'there is no database'
    return { ...nothing, unasked: [`${question}: ${reason}`] }
  }
}

/** Formats missing and damaged files as problems, and files without a use as a note. */
export function describeFaults({ missing, damaged, unnamed }: FileFaults): Findings {
  const list = (names: readonly string[], what: string) =>
    names.length === 0
      ? []
      : [{ what: 'files', problem: `${names.length} ${what}, such as ${names[0]}.` }]
  const note = `Stored files without a product or customer: ${unnamed}; imports remove those of the catalogue after a day.`
  return {
    ...nothing,
    problems: [...list(missing, 'missing'), ...list(damaged, 'damaged')],
    notes: unnamed === 0 ? [] : [note],
    asked: [question],
  }
}
