import { expect } from 'vitest'
import { createPaidWebhook } from '../../support/shops/customer.ts'
import type { Customer } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'

/** Pays for the cart by card alone; what is not ordered is in the balance, and the cart stays. */
export async function payByCard(
  shop: Shop,
  customer: Customer,
  pays: 'card' | 'card, late' | 'card, twice',
): Promise<void> {
  const pay = async (session: string) => {
    const { amount } = await customer.getPayment(session)
    const cents = Math.round(Number(amount) * 100)
    return (await shop.sendWebhook(createPaidWebhook(session, cents))).status
  }
  const open = async () => {
    const { status, body } = await customer.payOrder({ usesBalance: false })
    expect([status, body.message]).toEqual([200, undefined])
    return String(body.session_id)
  }
  const session = await open()
  if (pays === 'card, twice') {
    const id = `evt_${session}_closed`
    const { amount } = await customer.getPayment(session)
    const closed = createPaidWebhook(session, Math.round(Number(amount) * 100))
    await shop.sendWebhook({ ...closed, id, type: 'payment.closed' })
    expect(await pay(await open())).toBe(200)
  }
  if (pays === 'card, late') await customer.delete('/api/v1/customer/cart/remove')
  expect(await Promise.all([pay(session), pay(session)])).toEqual([200, 200])
  const { order } = await customer.getPayment(session)
  expect(order.state).toBe(pays === 'card' ? 'ordered' : 'credited')
}

/** Returns what a customer's cards paid after the start, in cents. */
export async function sumCardPayments(shop: Shop, { id }: Customer): Promise<number> {
  const payments = await shop.db
    .selectFrom('order_payments')
    .innerJoin('payment_sessions', 'payment_sessions.id', 'order_payments.session_id')
    .select('payment_sessions.amount')
    .where('order_payments.customer_id', '=', id)
    .where('payment_sessions.status', '=', 'paid')
    .execute()
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}
