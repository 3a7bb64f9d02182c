import type { Database } from '../platform/database/database.ts'

/** Payments of a processor, and how the types of its messages about payments begin. */
interface PaymentSource {
  readonly processor: string
  readonly types: string
}

/**
 * Returns which of the newest payments of a processor a webhook has reported, newest first; those that
 * were paid after a time are left out, because their webhook may still come.
 */
export async function listWebhooksOfPayments(
  db: Database,
  { processor, types }: PaymentSource,
  before: Date,
  limit: number,
): Promise<{ readonly paidAt: string; readonly isReported: boolean }[]> {
  const rows = await db
    .selectFrom('payment_sessions')
    .select(({ selectFrom, exists }) => [
      'paid_at',
      exists(
        selectFrom('payment_events')
          .select('payment_events.id')
          .whereRef('payment_events.session_id', '=', 'payment_sessions.id')
          .where('payment_events.type', 'like', `${types}%`),
      ).as('is_reported'),
    ])
    .where('processor', '=', processor)
    .where('status', '=', 'paid')
    .where('paid_at', '<=', before.toISOString())
    .orderBy('paid_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ paidAt: row.paid_at ?? '', isReported: Boolean(row.is_reported) }))
}

/** Returns when the first payment of a shop was made in live mode; null if none was. */
export async function readFirstLivePayment(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('payment_sessions')
    .select(({ fn }) => fn.min('paid_at').as('first'))
    .where('mode', '=', 'live')
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return row?.first ? new Date(row.first) : null
}
