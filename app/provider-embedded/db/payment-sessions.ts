import type { Selectable } from 'kysely'
import { createTopUpEntry } from '../domain/ledger.ts'
import { getNextPaymentStatus } from '../domain/payment-session.ts'
import type { PaymentEventType } from '../domain/payment-session.ts'
import { insertJournalEntry } from './ledger.ts'
import type { PaymentSessionTable } from './schema-sales.ts'
import type { Database } from './schema.ts'
import { lockRow } from './transact.ts'

export type PaymentSessionRow = Selectable<PaymentSessionTable>

/** A webhook event with a verified signature. `amount` is in cents. */
export interface PaymentEvent {
  id: string
  type: PaymentEventType
  session: string
  amount: number
  currency: string
}

/** Returns the session with this id, or null. */
export async function findPaymentSession(
  db: Database,
  id: string,
): Promise<PaymentSessionRow | null> {
  const session = await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return session ?? null
}

/** Inserts a session. Must run in a transaction. */
export async function insertPaymentSession(
  db: Database,
  session: PaymentSessionRow,
): Promise<void> {
  await db.insertInto('payment_sessions').values(session).execute()
}

/**
 * Records an event, updates the status of its session, and credits the balance when the session
 * becomes paid. Returns null if the event does not match its session. Must run in a single
 * transaction.
 */
export async function receivePaymentEvent(
  db: Database,
  event: PaymentEvent,
  now: Date,
): Promise<{ session: PaymentSessionRow; isCredited: boolean } | null> {
  await lockRow(db, 'payment_sessions', event.session)
  const session = await findPaymentSession(db, event.session)
  if (session === null) return null
  await lockRow(db, 'customers', session.customer_id)
  if (event.amount !== session.amount || event.currency !== session.currency) return null
  if (!(await insertEvent(db, event, now))) return { session, isCredited: false }
  const status = getNextPaymentStatus(session.status, event.type)
  await db
    .updateTable('payment_sessions')
    .set({ status, updated_at: now.toISOString() })
    .where('id', '=', session.id)
    .execute()
  const isCredited = status === 'paid' && session.status !== 'paid'
  if (isCredited) {
    await insertJournalEntry(db, createTopUpEntry(session, event.id), now)
  }
  return { session: { ...session, status }, isCredited }
}

/** Inserts the event and returns true, or returns false if its id already exists. */
async function insertEvent(db: Database, event: PaymentEvent, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_events')
    .values({
      id: event.id,
      session_id: event.session,
      type: event.type,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
