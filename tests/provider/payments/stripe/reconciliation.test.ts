import { expect, test } from 'vitest'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

async function listStatuses(shop: StripeShop): Promise<string[]> {
  const rows = await shop.db.selectFrom('payment_sessions').select('status').execute()
  return rows.map(({ status }) => status).toSorted()
}

const findEntries = ({ entries }: StripeShop, name: string) =>
  entries.filter(({ event }) => event === name)

test('a payment reported by neither a webhook nor the customer is credited after two minutes [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  double.knobs.webhooks = 'drops'
  const { checkout } = await shop.startPayment(1000)
  double.state.pay(checkout)
  await shop.runTasks(1)
  expect(await ann.getBalance()).toBe(0)
  await shop.runTasks(2)
  expect(await ann.getBalance()).toBe(1000)
  expect(shop.mails.filter(({ kind }) => kind === 'payment-receipt')).toHaveLength(1)
})

test('an expired session is closed, and one that is still open stays open [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  double.knobs.webhooks = 'drops'
  const { checkout } = await shop.startPayment(1000)
  await shop.startPayment(1000)
  double.state.expire(checkout)
  await shop.runTasks(3)
  expect(await listStatuses(shop)).toEqual(['closed', 'open'])
})

test('a session that Stripe no longer knows is closed only once it has expired [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  double.knobs.webhooks = 'drops'
  const { checkout } = await shop.startPayment(1000)
  double.state.sessions.delete(checkout.id)
  await shop.runTasks(25)
  expect(await listStatuses(shop)).toEqual(['open'])
  await shop.runTasks(24 * 60)
  expect(await listStatuses(shop)).toEqual(['closed'])
})

test('a session whose creation was interrupted is expired at Stripe, whether or not it exists there [P5.03] [P5.04]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const body = { amount: 20, email: ann.email, currency: 'EUR' }
  const open = () => ann.post('/api/v1/payment/create-payment-session', body)
  double.knobs.api = 'loses-responses'
  await open()
  double.knobs.api = 'fails'
  await open()
  double.knobs.api = 'works'
  expect(await listStatuses(shop)).toEqual(['opening', 'opening'])
  for (let runs = 0; runs < 2; runs += 1) await shop.runTasks(3)
  // Stripe repeats its failed response for a day.
  expect(await listStatuses(shop)).toEqual(['closed', 'opening'])
  double.idempotency.forget()
  await shop.runTasks(24 * 60)
  expect(await listStatuses(shop)).toEqual(['closed', 'closed'])
  expect([...double.state.sessions.values()]).toMatchObject([{ status: 'expired' }])
})

test('refunds and disputes whose webhooks were lost are found within a day [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const first = await shop.pay(1000)
  const second = await shop.pay(500)
  double.knobs.webhooks = 'drops'
  double.state.refundInDashboard(first.intent, 400)
  double.state.dispute(second.intent, 500)
  await shop.runTasks(24 * 60)
  expect(await shop.getAccount(`customer:${ann.id}`)).toBe(600)
  expect(findEntries(shop, 'books-checked').at(-1)).toMatchObject({
    level: 'info',
    paid: 1500,
    refunded: 400,
    disputed: 500,
    clearing: 600,
    difference: 0,
  })
})

test("differences between Stripe's list and the shop are reported in both directions [P5.03]", async () => {
  const { shop, double } = await openStripeShop()
  const lostTopUp = await shop.pay(1000)
  double.state.sessions.delete(lostTopUp.checkout.id)
  const other = await shop.startPayment(700)
  const foreignRefund = {
    ...other.checkout,
    id: 'cs_test_strange',
    client_reference_id: `ps_${'0'.repeat(32)}`,
  }
  double.state.addSession(foreignRefund)
  double.knobs.webhooks = 'drops'
  double.state.pay(foreignRefund)
  await shop.runTasks(24 * 60)
  expect(findEntries(shop, 'payment-not-at-processor')).toMatchObject([{ session: lostTopUp.id }])
  expect(findEntries(shop, 'payment-unknown')).toHaveLength(1)
  const unmatched = await shop.db.selectFrom('unmatched_payments').selectAll().execute()
  expect(unmatched).toMatchObject([{ reason: 'unknown-session', amount: 700 }])
  const [alert = expect.fail()] = shop.mails.filter(({ kind }) => kind === 'payment-alert')
  expect(alert.subject).toBe('A payment is not in the shop’s database')
  expect(alert.text).toContain('cs_test_strange')
  expect(alert.text).toContain('7.00 EUR')
})

test('payments of another shop with the same Stripe account are ignored [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const own = await shop.startPayment(700)
  const others: [string, Record<string, string>][] = [
    ['0', { shop: 'https://other-label.example' }],
    // Earlier versions do not identify the shop.
    ['1', {}],
  ]
  for (const [digit, metadata] of others) {
    const session = `ps_${digit.repeat(32)}`
    const checkout = double.state.addSession({
      ...own.checkout,
      id: `cs_test_other_${digit}`,
      client_reference_id: session,
      metadata: { session, ...metadata },
    })
    double.state.pay(checkout)
    double.state.refundInDashboard(String(checkout.payment_intent), 200)
  }
  await double.settle()
  await shop.runTasks(24 * 60)
  expect(new Set(double.statuses)).toEqual(new Set([200]))
  expect(shop.mails.filter(({ kind }) => kind === 'payment-alert')).toEqual([])
  expect(await shop.db.selectFrom('unmatched_payments').selectAll().execute()).toEqual([])
  expect(shop.entries.filter(({ level }) => level === 'error')).toEqual([])
})

test('a payment with another amount is left to the owner and not looked up again [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { checkout } = await shop.startPayment(1000)
  double.state.pay(checkout, { amount: 900 })
  await double.settle()
  double.calls.splice(0)
  await shop.runTasks(5)
  expect(double.calls).toEqual([])
})

test("a refund with another program's request id is stored, and the reconciliation finishes [P5.03]", async () => {
  const { shop, double, ann } = await openStripeShop()
  const { intent } = await shop.pay(1000)
  double.knobs.webhooks = 'drops'
  for (const refund of ['x', '1', 'rf_', `rf_${'9'.repeat(30)}`]) {
    const made = double.state.refundInDashboard(intent, 100, { refund })
    expect(made.metadata).toEqual({ refund })
  }
  await shop.runTasks(24 * 60)
  expect(await shop.getAccount(`customer:${ann.id}`)).toBe(600)
  expect(findEntries(shop, 'books-checked').at(-1)).toMatchObject({ difference: 0 })
})

test('an event that cannot be stored is logged, and the following ones are still compared [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { intent } = await shop.pay(1000)
  double.knobs.webhooks = 'drops'
  const broken = { payment_intent: intent, evidence_details: { due_by: null } }
  double.state.report('charge.dispute.created', { id: 'du_1', ...broken })
  double.state.refundInDashboard(intent, 400)
  double.state.report('charge.dispute.created', { id: 'du_2', ...broken })
  await shop.runTasks(24 * 60)
  expect(await shop.getAccount(`customer:${ann.id}`)).toBe(600)
  expect(findEntries(shop, 'payment-comparison-failed')).toHaveLength(2)
})

test('an event that cannot be parsed is logged and sends an alert, and the following ones are still compared [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { intent } = await shop.pay(1000)
  double.knobs.webhooks = 'drops'
  double.state.refundInDashboard(intent, 400)
  // Without `evidence_details`, which every dispute has.
  const malformed = double.state.report('charge.dispute.created', { payment_intent: intent })
  await shop.runTasks(24 * 60)
  expect(await shop.getAccount(`customer:${ann.id}`)).toBe(600)
  expect(findEntries(shop, 'payment-comparison-failed')).toMatchObject([
    { level: 'error', id: malformed.id, type: 'charge.dispute.created' },
  ])
  expect(findEntries(shop, 'books-checked').at(-1)).toMatchObject({ refunded: 400 })
  const [alert = expect.fail(), ...others] = shop.mails.filter(
    ({ kind }) => kind === 'payment-alert',
  )
  expect(others).toEqual([])
  expect(alert.subject).toBe('1 message about payments could not be processed')
  expect(alert.text).toContain(malformed.id)
})

test('refunds and disputes acknowledged before a restored backup are found again [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const first = await shop.pay(1000)
  const second = await shop.pay(500)
  double.knobs.webhooks = 'drops'
  shop.now = new Date(shop.now.getTime() + 60_000)
  double.state.refundInDashboard(first.intent, 400)
  double.state.dispute(second.intent, 500)
  for (const { id } of double.state.events) double.state.delivered.add(id)
  // The backup is restored after five days.
  await shop.runTasks(5 * 24 * 60)
  expect(await shop.getAccount(`customer:${ann.id}`)).toBe(600)
  expect(findEntries(shop, 'books-checked').at(-1)).toMatchObject({
    refunded: 400,
    disputed: 500,
    difference: 0,
  })
})

test('payments and refunds are compared again once a clock that was a year ahead is corrected [P5.03] [P8.09]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { intent } = await shop.pay(1000)
  await shop.runTasks(365 * 24 * 60)
  double.knobs.webhooks = 'drops'
  shop.now = new Date(shop.now.getTime() - 360 * 24 * 3600_000)
  double.state.refundInDashboard(intent, 400)
  // The clock is corrected days after the last event.
  await shop.runTasks(10 * 24 * 60)
  expect(await shop.getAccount(`customer:${ann.id}`)).toBe(600)
})
