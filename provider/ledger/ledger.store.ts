import { getCustomerAccount } from './ledger.rules.ts'
import type { JournalEntry, Transfer } from './ledger.rules.ts'
import type { Database } from '../platform/database/database.ts'

/** Returns a customer's balance in cents. */
export async function getBalanceCents(db: Database, customerId: number): Promise<number> {
  const balance = await db
    .selectFrom('account_balances')
    .select('amount')
    .where('account', '=', getCustomerAccount(customerId))
    .executeTakeFirst()
  return balance?.amount ?? 0
}

/**
 * Inserts a journal entry. Rejects if the cause or payment session already has one, or if a
 * customer's balance would become negative. Must run in a transaction.
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

/**
 * Returns the next cause for an event that can recur: `refund:7`, then `refund:7:2`. The caller
 * must have locked the event's subject.
 */
export async function getNextCause(db: Database, cause: string): Promise<string> {
  const earlier = await listRepeatedTransfers(db, cause)
  return numbered(cause, earlier.length + 1)
}

/** Lists the transfers of a cause and its numbered successors, grouped by entry. */
export async function listRepeatedTransfers(db: Database, cause: string): Promise<Transfer[][]> {
  const entries: Transfer[][] = []
  for (;;) {
    const transfers = await listTransfers(db, numbered(cause, entries.length + 1))
    if (transfers.length === 0) return entries
    entries.push(transfers)
  }
}

function numbered(cause: string, number: number): string {
  return number === 1 ? cause : `${cause}:${number}`
}

/** Lists the transfers of the journal entry with this cause; empty if there is none. */
export async function listTransfers(db: Database, cause: string): Promise<Transfer[]> {
  return await db
    .selectFrom('ledger_transfers')
    .innerJoin('journal_entries', 'journal_entries.id', 'ledger_transfers.journal_entry_id')
    .where('cause', '=', cause)
    .select(['from_account as from', 'to_account as to', 'amount'])
    .orderBy('ledger_transfers.id')
    .execute()
}

/** Returns the sum of a customer's payments, in cents, that the bank has not completed yet. */
export async function sumPendingPayments(db: Database, customerId: number): Promise<number> {
  const { total } = await db
    .selectFrom('payment_sessions')
    .select((select) => select.fn.sum<number | string | null>('amount').as('total'))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}
