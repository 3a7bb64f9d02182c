import type { Insertable, Selectable } from 'kysely'
import type { ShownTextVersion } from '../../orders/list-shown-texts.ts'
import type { OrderPaymentTable } from '../../platform/database/schema/payments.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PaymentSessionRow } from '../payment-sessions.store.ts'
import type { PaidLine } from './order-payment.rules.ts'

/** The order that a payment session is for. */
export interface OrderPayment extends Omit<Selectable<OrderPaymentTable>, 'lines' | 'shown_texts'> {
  readonly lines: readonly PaidLine[]
  readonly shownTexts: readonly ShownTextVersion[]
}

export type NewOrderPayment = Pick<
  Insertable<OrderPaymentTable>,
  | 'session_id'
  | 'customer_id'
  | 'cart_id'
  | 'total'
  | 'due'
  | 'has_consented'
  | 'billing_address'
  | 'shipping_address'
  | 'locale'
> &
  Pick<OrderPayment, 'lines' | 'shownTexts'>

/** Stores what a payment session is for. Must run in the transaction that stores the session. */
export async function insertOrderPayment(
  db: Database,
  { lines, shownTexts, ...payment }: NewOrderPayment,
  now: Date,
): Promise<void> {
  await db
    .insertInto('order_payments')
    .values({
      ...payment,
      lines: JSON.stringify(lines),
      shown_texts: JSON.stringify(shownTexts),
      state: 'open',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute()
}

/** Returns the order that a payment session is for; null for a top-up. */
export async function findOrderPayment(
  db: Database,
  sessionId: string,
): Promise<OrderPayment | null> {
  const row = await db
    .selectFrom('order_payments')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row === undefined ? null : toOrderPayment(row)
}

/** A payment of a cart that can still be made or is being made. */
export interface UndecidedOrderPayment {
  readonly payment: OrderPayment
  readonly session: PaymentSessionRow
}

/** Lists the payments of a cart that are not decided, newest first. */
export async function listUndecidedPayments(
  db: Database,
  { customerId, cartId }: { readonly customerId: number; readonly cartId: number },
): Promise<UndecidedOrderPayment[]> {
  const rows = await db
    .selectFrom('order_payments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .execute()
  if (rows.length === 0) return []
  const sessions = await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('status', 'in', ['opening', 'open', 'processing'])
    // The owner resolves a payment of another sum; its page has ended.
    .where('id', 'not in', (sessions) =>
      sessions
        .selectFrom('unmatched_payments')
        .select((row) => row.fn.coalesce('session_id', row.val('')).as('id')),
    )
    .where(
      'id',
      'in',
      rows.map((row) => row.session_id),
    )
    .execute()
  return rows.flatMap((row) => {
    const session = sessions.find(({ id }) => id === row.session_id)
    return session === undefined ? [] : [{ payment: toOrderPayment(row), session }]
  })
}

/** Records what became of a payment once the money has come. Must run in that transaction. */
export async function decideOrderPayment(
  db: Database,
  sessionId: string,
  decision:
    | { readonly state: 'ordered'; readonly order_id: number }
    | { readonly state: 'credited'; readonly refusal: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('order_payments')
    .set({ ...decision, updated_at: now.toISOString() })
    .where('session_id', '=', sessionId)
    .where('state', '=', 'open')
    .execute()
}

function toOrderPayment({
  lines,
  shown_texts: shownTexts,
  ...row
}: Selectable<OrderPaymentTable>): OrderPayment {
  return { ...row, lines: JSON.parse(lines), shownTexts: JSON.parse(shownTexts) }
}
