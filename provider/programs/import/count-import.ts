import type { Database } from '../../platform/database/database.ts'
import { addImport } from './import-totals.store.ts'
import type { ImportOutcome } from './import-totals.store.ts'

/**
 * Runs an import, which returns whether all files were valid, and counts it for the metrics of the
 * shop, whose processes are others. A count that cannot be stored does not fail the import.
 */
export async function countImport(db: Database, run: () => Promise<boolean>): Promise<boolean> {
  const start = performance.now()
  const count = async (outcome: ImportOutcome) =>
    await addImport(db, outcome, (performance.now() - start) / 1000).catch(() => {})
  try {
    const isValid = await run()
    await count(isValid ? 'imported' : 'refused')
    return isValid
  } catch (error) {
    await count('failed')
    throw error
  }
}
