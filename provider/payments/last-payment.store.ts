import type { LastPayment } from '../orders/order-sources.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import type { Database } from '../platform/database/database.ts'

/** Returns the customer's last paid payment before an order, or null. */
export async function findLastPayment(
  db: Database,
  { customer_id: customerId, created_at: orderedAt }: OrderRow,
): Promise<LastPayment | null> {
  const payment = await db
    .selectFrom('payment_sessions')
    .innerJoin('journal_entries', 'journal_entries.payment_session_id', 'payment_sessions.id')
    .where('payment_sessions.customer_id', '=', customerId)
    .where('journal_entries.created_at', '<=', orderedAt)
    .select([
      'payment_sessions.id',
      'payment_sessions.amount',
      'payment_sessions.processor',
      'payment_sessions.processor_payment_id',
      'payment_sessions.created_at',
    ])
    .orderBy('journal_entries.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return payment ?? null
}
