import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** Sums of card payments, in cents. */
export interface BooksCheck {
  readonly paid: number
  readonly refunded: number
  /** The amount that banks withdrew for disputes and have not reinstated. */
  readonly disputed: number
  /** The sum of card payments in the ledger. */
  readonly clearing: number
  /** The amount held for open disputes, minus what banks have withdrawn for them. */
  readonly open: number
  /** The amount held for disputes according to the ledger. */
  readonly held: number
  /** 0 if the ledger contains each payment, refund and dispute exactly once. */
  readonly difference: number
  /** 0 if the ledger holds exactly the amount of open disputes, and nothing for decided ones. */
  readonly heldDifference: number
}

/** Compares the ledger with the payments, refunds and disputes that it must contain. */
export async function checkBooks(db: Database): Promise<BooksCheck> {
  const { rows } = await sql<Omit<BooksCheck, 'difference' | 'heldDifference'>>`select
    coalesce((select sum(amount) from payment_sessions where status = 'paid'), 0)
      as paid,
    coalesce((select sum(amount) from refunds
      where state in ('requested', 'refunded')), 0) as refunded,
    coalesce((select sum(disputes.amount) from disputes where ${isTaken}), 0) as disputed,
    coalesce((select -sum(amount) from ledger_postings
      where account = 'card-clearing'), 0) as clearing,
    coalesce((select sum(case when ${isTaken} then held - amount else held end) from disputes
      where state = 'open'), 0) as open,
    coalesce((select sum(amount) from ledger_postings
      where account = 'disputes'), 0) as held`.execute(db)
  const [sums = { paid: 0, refunded: 0, disputed: 0, clearing: 0, open: 0, held: 0 }] = rows
  const difference = sums.paid - sums.refunded - sums.disputed - sums.clearing
  return { ...sums, difference, heldDifference: sums.held - sums.open }
}

/** Whether the bank has withdrawn the amount of a dispute without reinstating it. */
const isTaken = sql<boolean>`(exists (
  select 1 from journal_entries where cause = 'dispute:' || disputes.id || ':withdrawn')
  and not exists (
  select 1 from journal_entries where cause = 'dispute:' || disputes.id || ':reinstated'))`
