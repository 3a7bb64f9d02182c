import type { Database } from '../platform/database/database.ts'
import type { CartRow } from './carts.store.ts'

/** Returns the sum, in cents, of payments for a cart that a bank has not completed yet. */
export async function sumPendingOfCart(db: Database, cart: CartRow): Promise<number> {
  const { total } = await db
    .selectFrom('order_payments')
    .innerJoin('payment_sessions', 'payment_sessions.id', 'order_payments.session_id')
    .select((select) =>
      select.fn.sum<number | string | null>('payment_sessions.amount').as('total'),
    )
    .where('order_payments.customer_id', '=', cart.customer_id)
    .where('order_payments.cart_id', '=', cart.id)
    .where('order_payments.state', '=', 'open')
    .where('payment_sessions.status', '=', 'processing')
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}
