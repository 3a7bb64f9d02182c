import { expect, test } from 'vitest'
import { checkBooks } from '#provider/ledger/books-check.store.ts'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Opens a shop in which 60 euros were paid for a top-up of 50. */
async function openShopWithMismatch() {
  const { shop, double } = await openStripeShop()
  const { id, checkout } = await shop.startPayment(5000)
  double.state.pay(checkout, { amount: 6000 })
  await double.settle()
  return Object.assign(shop, { id, checkout, intent: String(checkout.payment_intent) })
}

const listAlerts = (shop: StripeShop) =>
  shop.mails.filter(({ kind }) => kind === 'payment-alert').map(({ subject }) => subject)

async function listUnmatched(shop: StripeShop) {
  return await shop.db
    .selectFrom('unmatched_payments')
    .select(['session_id', 'amount', 'settled_by', 'dispute_state'])
    .execute()
}

const mismatch = 'A payment does not match its top-up'

test('a payment with another amount, refunded in parts by the owner, is settled by the last part and sends one alert [P5.03]', async () => {
  const shop = await openShopWithMismatch()
  const { double, id, intent, entries } = shop
  const storedPayment = { session_id: id, amount: 6000, dispute_state: null }
  double.knobs.copies = 2
  double.state.refundInDashboard(intent, 2000)
  await double.settle()
  expect(await listUnmatched(shop)).toEqual([{ ...storedPayment, settled_by: null }])
  const last = double.state.refundInDashboard(intent, 4000)
  await double.settle()
  expect(await listUnmatched(shop)).toEqual([{ ...storedPayment, settled_by: last.id }])
  for (let days = 0; days < 2; days += 1) await shop.runTasks(24 * 60)
  expect(await listUnmatched(shop)).toEqual([{ ...storedPayment, settled_by: last.id }])
  expect(listAlerts(shop)).toEqual([mismatch])
  expect(entries.filter(({ event }) => event === 'payment-unmatched')).toHaveLength(1)
  expect(new Set(double.statuses)).toEqual(new Set([200]))
  expect(await checkBooks(shop.db)).toMatchObject({ paid: 0, refunded: 0, difference: 0 })
})

test('a failed refund of a payment that credits nothing sends an alert, and the payment is open again [P5.03]', async () => {
  const shop = await openShopWithMismatch()
  const { double, intent } = shop
  const first = double.state.refundInDashboard(intent, 6000)
  await double.settle()
  double.knobs.copies = 2
  double.state.decideRefund(first, 'failed')
  await double.settle()
  expect(await listUnmatched(shop)).toMatchObject([{ settled_by: null }])
  expect(listAlerts(shop)).toEqual([mismatch, 'A refund of 60.00 EUR failed'])
  const second = double.state.refundInDashboard(intent, 6000)
  await double.settle()
  await shop.runTasks(24 * 60)
  expect(await listUnmatched(shop)).toMatchObject([{ settled_by: second.id }])
  expect(listAlerts(shop)).toHaveLength(2)
})

test('a payment whose first event is a refund is recorded once [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { id, checkout } = await shop.startPayment(5000)
  double.knobs.webhooks = 'holds'
  double.state.pay(checkout, { amount: 6000 })
  const refund = double.state.refundInDashboard(String(checkout.payment_intent), 6000)
  await double.flush('reversed')
  await shop.runTasks(24 * 60)
  const storedPayment = { session_id: id, amount: 6000, settled_by: refund.id }
  expect(await listUnmatched(shop)).toMatchObject([storedPayment])
  expect(listAlerts(shop)).toEqual([mismatch])
})

test.each(['in-order', 'reversed'] as const)(
  'the owner gets alerts about a dispute of a payment that credits nothing and its end, with events %s [P5.03]',
  async (order) => {
    const shop = await openShopWithMismatch()
    const { double, intent, ann } = shop
    double.knobs.webhooks = 'holds'
    double.knobs.copies = 2
    const dispute = double.state.dispute(intent, 6000)
    if (order === 'in-order') {
      await double.flush()
      const alert = shop.mails.at(-1)
      expect(alert?.subject).toBe('A payment of 60.00 EUR is disputed')
      expect(alert?.text).toContain('Deadline: March 8, 2026 at')
      expect(alert?.text).toContain(ann.email)
      expect(alert?.text).toContain(intent)
    }
    double.state.closeDispute(dispute, 'lost')
    await double.flush(order)
    expect(listAlerts(shop).at(-1)).toBe('You lost the dispute over 60.00 EUR')
    expect(listAlerts(shop)).toHaveLength(order === 'in-order' ? 3 : 2)
    expect(await listUnmatched(shop)).toMatchObject([
      { dispute_state: 'lost', settled_by: dispute.id },
    ])
    expect(await checkBooks(shop.db)).toMatchObject({ disputed: 0, difference: 0 })
  },
)

test('a dispute of a payment that credits nothing, won on appeal, asks the owner to refund it [P5.03]', async () => {
  const shop = await openShopWithMismatch()
  const { double, intent } = shop
  const dispute = double.state.dispute(intent, 6000)
  double.state.closeDispute(dispute, 'lost')
  double.state.closeDispute(dispute, 'won')
  await double.settle()
  expect(listAlerts(shop).at(-1)).toBe('You won the dispute over 60.00 EUR')
  expect(await listUnmatched(shop)).toMatchObject([{ dispute_state: 'won', settled_by: null }])
})

test('a payment that credits nothing stays refunded when its dispute is won [P5.03]', async () => {
  const shop = await openShopWithMismatch()
  const { double, intent } = shop
  const dispute = double.state.dispute(intent, 6000)
  const refund = double.state.refundInDashboard(intent, 6000)
  await double.settle()
  double.state.closeDispute(dispute, 'won')
  await double.settle()
  expect(await listUnmatched(shop)).toMatchObject([{ dispute_state: 'won', settled_by: refund.id }])
})

test('a prevented dispute does not ask the owner to refund a payment that credits nothing [P5.03]', async () => {
  const shop = await openShopWithMismatch()
  const { double, intent } = shop
  double.state.closeDispute(double.state.dispute(intent, 6000), 'prevented')
  await double.settle()
  expect(listAlerts(shop)).toEqual([mismatch, 'A payment of 60.00 EUR is disputed'])
  expect(await listUnmatched(shop)).toMatchObject([{ dispute_state: 'open' }])
})

test('an early fraud warning sends an alert unless the payment is already refunded [P5.03]', async () => {
  const shop = await openShopWithMismatch()
  const { double, intent } = shop
  const warn = async () => {
    const type = 'radar.early_fraud_warning.created'
    double.state.report(type, { id: 'issfr_1', payment_intent: intent })
    await double.settle()
  }
  double.knobs.copies = 2
  await warn()
  expect(listAlerts(shop)).toEqual([mismatch, 'A payment of 60.00 EUR may be fraudulent'])
  const refunded = await openShopWithMismatch()
  refunded.double.state.refundInDashboard(refunded.intent, 6000)
  refunded.double.state.report('radar.early_fraud_warning.created', {
    id: 'issfr_2',
    payment_intent: refunded.intent,
  })
  await refunded.double.settle()
  expect(listAlerts(refunded)).toEqual([mismatch])
})

test('the payments command lists payments that credit nothing, with their status [P5.03] [P5.06]', async () => {
  const shop = await openShopWithMismatch()
  const { double, intent, ann, id } = shop
  const list = async (args: string) => (await runShopCommand(shop.folder, args)).stdout
  expect(await list('payments')).toMatch(
    new RegExp(`Payments not credited to any balance:[^]*${intent}.*60\\.00 EUR .*nothing yet`),
  )
  const refund = double.state.refundInDashboard(intent, 6000)
  await double.settle()
  const [, line = ''] = (await list(`payments --json --customer ${ann.email}`)).trim().split('\n')
  expect(JSON.parse(line)).toMatchObject({
    event: 'unmatched-payment',
    payment: intent,
    session: id,
    amount: 6000,
    settledBy: refund.id,
  })
  expect(await list('payments --customer nobody@example.com')).not.toContain(intent)
})
