import type { Database } from '../platform/database/database.ts'

/** A processor, and the prefix of its message types about payments. */
interface PaymentSource {
  readonly processor: string
  readonly types: string
}

/**
 * Returns whether a webhook has reported each of a processor's newest payments, newest first. Omits
 * payments paid after `before`, because their webhook may still arrive.
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

/** Returns the time of the shop's first live payment, or null. */
export async function readFirstLivePayment(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('payment_sessions')
    .select(({ fn }) => fn.min('paid_at').as('first'))
    .where('mode', '=', 'live')
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return row?.first ? new Date(row.first) : null
}
