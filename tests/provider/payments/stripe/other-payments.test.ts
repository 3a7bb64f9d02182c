import { expect, test } from 'vitest'
import { noTelemetry } from '#provider/contract/telemetry.ts'
import type { Telemetry } from '#provider/contract/telemetry.ts'
import { settlePayment } from '#provider/payments/settle-payment.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { DoubleSession } from '../../../support/stripe/objects.ts'

/** Adds another Checkout session with the reference of one that the shop opened. */
function addCheckout(
  { double }: StripeShop,
  opened: DoubleSession,
  metadata: Record<string, string>,
  id = 'cs_test_other',
): DoubleSession {
  return double.state.addSession({ ...opened, id, status: 'open', metadata })
}

const getTunes = (shop: StripeShop) => shop.getAccount(`customer:${shop.ann.id}`)

async function listUnmatched(shop: StripeShop) {
  return await shop.db
    .selectFrom('unmatched_payments')
    .select(['processor_id', 'session_id', 'amount', 'reason'])
    .orderBy('id')
    .execute()
}

test("a Payment Link with a top-up's id added by the payer credits nothing and sends no alert [P5.03]", async () => {
  const { shop, double } = await openStripeShop()
  const { checkout } = await shop.startPayment(5000)
  const merchandise = addCheckout(shop, checkout, {})
  double.state.pay(merchandise)
  double.state.refundInDashboard(String(merchandise.payment_intent), 5000)
  await double.settle()
  for (let days = 0; days < 2; days += 1) await shop.runTasks(24 * 60)
  expect(new Set(double.statuses)).toEqual(new Set([200]))
  expect(await getTunes(shop)).toBe(0)
  expect([await listUnmatched(shop), shop.findAlerts()]).toEqual([[], []])
  double.state.pay(checkout)
  await double.settle()
  expect(await getTunes(shop)).toBe(5000)
})

test('a subscription that Stripe lists beside top-ups credits nothing and sends no alert [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { checkout } = await shop.startPayment(5000)
  double.knobs.webhooks = 'drops'
  const subscription = addCheckout(shop, checkout, checkout.metadata ?? {})
  Object.assign(subscription, { mode: 'subscription' })
  double.state.pay(subscription)
  for (let days = 0; days < 2; days += 1) await shop.runTasks(24 * 60)
  expect(await getTunes(shop)).toBe(0)
  expect([await listUnmatched(shop), shop.findAlerts()]).toEqual([[], []])
})

test('a Payment Link with the id of a top-up whose creation was interrupted credits nothing [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const body = { amount: 20, email: ann.email, currency: 'EUR' }
  double.knobs.api = 'loses-responses'
  await ann.post('/api/v1/payment/create-payment-session', body)
  double.knobs.api = 'works'
  const [opened = expect.fail()] = double.state.sessions.values()
  for (const metadata of [{}, { ...opened.metadata, shop: 'https://other-label.example' }]) {
    double.state.pay(addCheckout(shop, opened, metadata))
    await double.settle()
    expect(await getTunes(shop)).toBe(0)
  }
  expect(await listUnmatched(shop)).toEqual([])
  double.state.pay(opened)
  await double.settle()
  expect(await getTunes(shop)).toBe(2000)
})

test('a paid session that is not the stored one credits nothing and sends one alert, and the stored one still credits [P5.03]', async () => {
  const outcomes: unknown[] = []
  const count: Telemetry['count'] = (_name, labels) => void outcomes.push(labels)
  const { shop, double } = await openStripeShop({ telemetry: { ...noTelemetry, count } })
  const { id, checkout } = await shop.startPayment(5000)
  const other = addCheckout(shop, checkout, checkout.metadata ?? {})
  double.knobs.copies = 2
  double.state.pay(other)
  await double.settle()
  expect(await getTunes(shop)).toBe(0)
  expect(await listUnmatched(shop)).toEqual([
    { processor_id: other.id, session_id: id, amount: 5000, reason: 'other-payment' },
  ])
  const [alert = expect.fail()] = shop.findAlerts()
  expect(alert.subject).toBe('A payment does not match its top-up')
  expect(alert.text).toContain('because the top-up belongs to another payment')
  expect(alert.text).toContain(checkout.id)
  expect(alert.text).toContain(other.id)
  // The session is polled even without a webhook.
  double.knobs.webhooks = 'drops'
  double.state.pay(checkout)
  await shop.runTasks(3)
  expect(await getTunes(shop)).toBe(5000)
  for (let days = 0; days < 2; days += 1) await shop.runTasks(24 * 60)
  expect(shop.findAlerts()).toHaveLength(1)
  expect(outcomes).toEqual([{ outcome: 'mismatched' }, { outcome: 'credited' }])
})

test.each(['payment', 'refund'] as const)(
  'each further payment of a paid top-up credits nothing and sends one alert if its %s is the first event [P5.03]',
  async (first) => {
    const { shop, double } = await openStripeShop()
    const { id, checkout } = await shop.pay(5000)
    double.knobs.webhooks = 'holds'
    for (const digit of ['1', '2']) {
      const metadata = checkout.metadata ?? {}
      const again = addCheckout(shop, checkout, metadata, `cs_test_again_${digit}`)
      double.state.pay(again)
      double.state.refundInDashboard(String(again.payment_intent), 5000)
    }
    await double.flush(first === 'payment' ? 'in-order' : 'reversed')
    await shop.runTasks(24 * 60)
    expect(await getTunes(shop)).toBe(5000)
    const unmatched = { session_id: id, amount: 5000, reason: 'other-payment' }
    expect(await listUnmatched(shop)).toMatchObject([unmatched, unmatched])
    expect(shop.findAlerts()).toHaveLength(2)
    expect(await shop.db.selectFrom('refunds').selectAll().execute()).toEqual([])
  },
)

test("another processor's event about a Stripe payment credits nothing [P5.03]", async () => {
  const { shop } = await openStripeShop()
  const { id, checkout } = await shop.startPayment(5000)
  const settlement = await settlePayment(shop.dependencies, 'demo', {
    sessionId: id,
    processorId: checkout.id,
    processorPaymentId: null,
    status: 'paid',
    amount: 5000,
    currency: 'EUR',
    method: 'card',
    cardCountry: null,
    billingCountry: null,
  })
  expect(settlement).toEqual({ outcome: 'unknown' })
  expect(await getTunes(shop)).toBe(0)
})
