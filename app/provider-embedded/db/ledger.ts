import type { JournalEntry } from '../domain/ledger.ts'
import type { Database } from './schema.ts'

/** Writes a movement; the constraint on its cause refuses a second one. Call it in a transaction. */
export async function insertJournalEntry(
  db: Database,
  movement: JournalEntry,
  now: Date,
): Promise<void> {
  const { id } = await db
    .insertInto('ledger_movements')
    .values({ cause: movement.cause, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const transfers = movement.transfers.map(({ from, to, amount }) => ({
    movement_id: id,
    from_account: from,
    to_account: to,
    amount,
  }))
  await db.insertInto('ledger_transfers').values(transfers).execute()
}
