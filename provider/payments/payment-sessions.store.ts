import { isDeepStrictEqual } from 'node:util'
import type { Insertable, Selectable } from 'kysely'
import type { PaymentIds, PaymentNotification } from './payment-processor.ts'
import type { PaymentSessionTable } from '../platform/database/schema/payments.ts'
import type { Database } from '../platform/database/database.ts'

export type PaymentSessionRow = Selectable<PaymentSessionTable>
export type NewPaymentSession = Insertable<PaymentSessionTable>

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

/** Returns the session with the processor's ids, or null; pass null for unknown ids. */
export async function findSessionOfProcessor(
  db: Database,
  processor: string,
  { processorId, processorPaymentId }: PaymentIds,
): Promise<PaymentSessionRow | null> {
  const [column, id] =
    processorPaymentId === null
      ? (['processor_id', processorId] as const)
      : (['processor_payment_id', processorPaymentId] as const)
  if (id === null) return null
  const session = await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where(column, '=', id)
    .where('processor', '=', processor)
    .executeTakeFirst()
  return session ?? null
}

/** Inserts a session before the processor opens it. Must run in a transaction. */
export async function insertPaymentSession(
  db: Database,
  session: NewPaymentSession,
): Promise<PaymentSessionRow> {
  return await db
    .insertInto('payment_sessions')
    .values(session)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Records that the processor has opened a session, unless its status has already advanced. */
export async function markSessionOpen(
  db: Database,
  id: string,
  processorId: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ status: 'open', processor_id: processorId, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute()
}

/** Updates a session and returns the new row; skips the write if nothing changes. */
export async function updatePaymentSession(
  db: Database,
  session: PaymentSessionRow,
  changes: Partial<PaymentSessionRow>,
  now: Date,
): Promise<PaymentSessionRow> {
  const updated = { ...session, ...changes }
  if (isDeepStrictEqual(updated, session)) return session
  return await db
    .updateTable('payment_sessions')
    .set({ ...changes, updated_at: now.toISOString() })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Closes a session that the processor never opened. */
export async function markNeverOpened(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ status: 'closed', updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute()
}

/**
 * Lists a processor's undecided sessions opened before `before`, except those left for the owner to
 * resolve.
 */
export async function listUndecidedSessions(
  db: Database,
  processor: string,
  before: Date,
): Promise<PaymentSessionRow[]> {
  return await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('status', 'in', ['opening', 'open', 'processing'])
    .where('processor', '=', processor)
    .where('created_at', '<', before.toISOString())
    .where('id', 'not in', (sessions) =>
      sessions
        .selectFrom('unmatched_payments')
        .select((row) => row.fn.coalesce('session_id', row.val('')).as('id'))
        // The session's own payment may still arrive.
        .where('reason', '<>', 'other-payment'),
    )
    .orderBy('created_at')
    .execute()
}

/** Lists a processor's paid sessions opened since a time. */
export async function listPaidSessions(
  db: Database,
  processor: string,
  since: Date,
): Promise<Pick<PaymentSessionRow, 'id'>[]> {
  return await db
    .selectFrom('payment_sessions')
    .select('id')
    .where('status', '=', 'paid')
    .where('processor', '=', processor)
    .where('created_at', '>', since.toISOString())
    .execute()
}

/**
 * Returns whether a paid session lacks the card's country, which methods other than cards may never
 * have.
 */
export function lacksCountry({
  status,
  method,
  card_country: country,
}: Pick<PaymentSessionRow, 'status' | 'method' | 'card_country'>): boolean {
  return status === 'paid' && country === null && (method === null || method === 'card')
}

/** Lists a processor's sessions opened since a time for which `lacksCountry` is true. */
export async function listSessionsWithoutCardCountry(
  db: Database,
  processor: string,
  since: Date,
): Promise<PaymentSessionRow[]> {
  return await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('status', '=', 'paid')
    .where('processor', '=', processor)
    .where('card_country', 'is', null)
    .where((where) => where.or([where('method', 'is', null), where('method', '=', 'card')]))
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at')
    .execute()
}

/** Records a message; returns false if it was already received. Must run in a transaction. */
export async function recordNotification(
  db: Database,
  { id, type }: Pick<PaymentNotification, 'id' | 'type'>,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_events')
    .values({ id, session_id: sessionId, type, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
