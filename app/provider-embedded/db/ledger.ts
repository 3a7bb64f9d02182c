import { getCustomerAccount } from '../domain/ledger.ts'
import type { JournalEntry } from '../domain/ledger.ts'
import type { Database } from './schema.ts'

/** Returns the customer's balance in cents, which is the sum of the postings to their account. */
export async function getBalanceCents(db: Database, customerId: number): Promise<number> {
  const balance = await db
    .selectFrom('account_balances')
    .select('amount')
    .where('account', '=', getCustomerAccount(customerId))
    .executeTakeFirst()
  return balance?.amount ?? 0
}

/**
 * Inserts a journal entry; rejects a second entry with the same cause or payment session, and one
 * that makes a customer's balance negative. Must run in a transaction.
 */
export async function insertJournalEntry(
  db: Database,
  entry: JournalEntry,
  now: Date,
): Promise<void> {
  const { id } = await db
    .insertInto('journal_entries')
    .values({
      cause: entry.cause,
      payment_session_id: entry.paymentSessionId ?? null,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const transfers = entry.transfers.map(({ from, to, amount }) => ({
    journal_entry_id: id,
    from_account: from,
    to_account: to,
    amount,
  }))
  await db.insertInto('ledger_transfers').values(transfers).execute()
}
