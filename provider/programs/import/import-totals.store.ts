import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { readSetting, writeSetting } from '../../platform/database/stored-settings.store.ts'
import { lock, transact } from '../../platform/database/transact.ts'

/**
 * How an import ends: all files were valid, some or all were refused, or a failure broke it off, such
 * as a full disk.
 */
export const importOutcomes = ['imported', 'refused', 'failed'] as const

export type ImportOutcome = (typeof importOutcomes)[number]

const total = z.object({ runs: z.number(), seconds: z.number() })
const none = { runs: 0, seconds: 0 }
const totals = z.object({
  imported: total.default(none),
  refused: total.default(none),
  failed: total.default(none),
})

const name = 'imports'

/** Returns how many imports of this shop have ended, and how long they took, by outcome. */
export async function readImportTotals(db: Database): Promise<z.infer<typeof totals>> {
  const stored = await readSetting(db, name)
  return totals.parse(stored === null ? {} : JSON.parse(stored))
}

/** Counts an import that has ended. */
export async function addImport(
  db: Database,
  outcome: ImportOutcome,
  seconds: number,
): Promise<void> {
  await transact(db, async (transaction) => {
    await lock(transaction, 'imports')
    const current = await readImportTotals(transaction)
    const { runs, seconds: before } = current[outcome]
    const changed = { ...current, [outcome]: { runs: runs + 1, seconds: before + seconds } }
    await writeSetting(transaction, name, JSON.stringify(changed))
  })
}
