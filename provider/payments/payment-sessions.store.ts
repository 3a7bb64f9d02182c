import { isDeepStrictEqual } from 'node:util'
import type { Insertable, Selectable } from 'kysely'
import type { PaymentIds, PaymentNotification } from './payment-processor.ts'
import type { PaymentSessionTable } from '../platform/database/schema/sales.ts'
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

/** Returns the session with the processor's ids, or null; unknown ids are null. */
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

/** Stores that the processor has opened a session, unless it has gone further. */
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

/** Stores the changes and returns the session with them; writes nothing if there are none. */
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

/** Closes a session that the processor has never opened. */
export async function markNeverOpened(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ status: 'closed', updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute()
}

/**
 * Lists the sessions of a processor that are not decided and were opened before `before`, without
 * those that the owner has to sort out.
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
        // The session's own payment can still come.
        .where('reason', '<>', 'other-payment'),
    )
    .orderBy('created_at')
    .execute()
}

/** Lists the paid sessions of a processor that were opened since then. */
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

/** Returns whether a session is paid and lacks the country of the card, which other methods may lack. */
export function lacksCountry({
  status,
  method,
  card_country: country,
}: Pick<PaymentSessionRow, 'status' | 'method' | 'card_country'>): boolean {
  return status === 'paid' && country === null && (method === null || method === 'card')
}

/** Lists the sessions opened since then of which `lacksCountry` is true. */
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

/** Records a message; returns false if it was received before. Must run in a transaction. */
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
