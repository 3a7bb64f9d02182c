import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import { secretKey, webhookSecret } from '../../../support/stripe/stripe-double.ts'

const createSessionPath = '/api/v1/payment/create-payment-session'

test('a payment is stored before Stripe opens it under its id and the customer pays there [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const statuses: string[] = []
  double.hooks.beforeResponse = async () => {
    const rows = await shop.db.selectFrom('payment_sessions').select('status').execute()
    statuses.push(...rows.map(({ status }) => status))
  }
  const body = { amount: 20.5, email: ann.email, currency: 'EUR', return_to: 'checkout' }
  const response = await ann.post(createSessionPath, body)
  expect(statuses).toEqual(['opening'])
  const { session_id: id, redirect_url: url } = response.body
  const [checkout = expect.fail()] = [...double.state.sessions.values()]
  expect(url).toBe(`${double.url}/pay/${checkout.id}`)
  expect(checkout).toMatchObject({
    client_reference_id: id,
    amount_total: 2050,
    currency: 'eur',
    metadata: { session: id, shop: 'http://shop.test' },
    success_url: `http://shop.test/en/payment/pass?session=${id}&to=checkout`,
    cancel_url: `http://shop.test/en/payment/close?session=${id}&to=checkout&reason=closed`,
    expires_at: shop.now.getTime() / 1000 + 31 * 60,
  })
  const row = await shop.db.selectFrom('payment_sessions').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'open', processor: 'stripe', processor_id: checkout.id })
  // Refunds and disputes contain only the payment's id.
  const { payment_intent: intent } = double.state.pay(checkout)
  expect(double.state.getIntent(String(intent)).metadata).toEqual(checkout.metadata)
  await double.settle()
})

test('a paid session is credited once if the webhook arrives before the customer [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  double.knobs.copies = 3
  const { id } = await shop.pay(2050)
  expect(double.statuses).toEqual([200, 200, 200])
  expect(await ann.getBalance()).toBe(2050)
  expect(await shop.returnFromPayment(id)).toBe('paid')
  expect(await ann.getBalance()).toBe(2050)
  expect(shop.mails.filter(({ kind }) => kind === 'payment-receipt')).toHaveLength(1)
  const row = await shop.db.selectFrom('payment_sessions').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    card_country: 'DE',
    billing_country: 'NL',
    paid_at: shop.now.toISOString(),
  })
})

test('a paid session is credited once if the customer arrives before the webhook, or both at once [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  double.knobs.webhooks = 'holds'
  const first = await shop.startPayment(1000)
  expect(await shop.returnFromPayment(first.id)).toBe('open')
  double.state.pay(first.checkout)
  shop.now = new Date(shop.now.getTime() + 2000)
  expect(await shop.returnFromPayment(first.id)).toBe('paid')
  expect(await ann.getBalance()).toBe(1000)
  await double.flush()
  expect(await ann.getBalance()).toBe(1000)
  const second = await shop.startPayment(500)
  double.state.pay(second.checkout)
  await Promise.all([
    shop.returnFromPayment(second.id),
    double.flush(),
    shop.returnFromPayment(second.id),
  ])
  expect(await ann.getBalance()).toBe(1500)
  expect(shop.mails.filter(({ kind }) => kind === 'payment-receipt')).toHaveLength(2)
})

test('different events about the same session credit it once [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { checkout } = await shop.pay(1000)
  double.state.report('checkout.session.async_payment_succeeded', checkout)
  double.state.report('checkout.session.completed', checkout)
  await double.settle()
  expect(double.statuses).toEqual([200, 200, 200])
  expect(await ann.getBalance()).toBe(1000)
  const causes = await shop.db.selectFrom('journal_entries').select('cause').execute()
  expect(causes).toEqual([{ cause: `payment:${checkout.client_reference_id}` }])
})

test('another amount or currency credits nothing, is acknowledged and is recorded for the owner [P5.03]', async () => {
  const { shop, double, ann, entries } = await openStripeShop()
  for (const card of [{ amount: 999 }, { currency: 'usd' }]) {
    const { id, checkout } = await shop.startPayment(1000)
    double.state.pay(checkout, card)
    await double.settle()
    expect(await shop.returnFromPayment(id)).toBe('open')
  }
  expect(double.statuses).toEqual([200, 200])
  expect(await ann.getBalance()).toBe(0)
  const unmatched = await shop.db
    .selectFrom('unmatched_payments')
    .selectAll()
    .orderBy('id')
    .execute()
  expect(unmatched).toMatchObject([
    { amount: 999, currency: 'EUR', reason: 'amount', settled_by: null },
    { amount: 1000, currency: 'USD', reason: 'amount', settled_by: null },
  ])
  expect(entries.filter(({ event }) => event === 'payment-unmatched')).not.toEqual([])
  expect(shop.mails.filter(({ kind }) => kind === 'payment-alert')).toHaveLength(2)
})

test('a payment after the session expired is still credited, and no later event undoes it [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, checkout } = await shop.startPayment(1000)
  double.state.expire(checkout)
  await double.settle()
  expect(await shop.returnFromPayment(id)).toBe('closed')
  double.state.pay(checkout)
  await double.settle()
  expect(await shop.returnFromPayment(id)).toBe('paid')
  double.state.report('checkout.session.expired', {
    ...checkout,
    status: 'expired',
    payment_status: 'unpaid',
  })
  await double.settle()
  expect(await shop.returnFromPayment(id)).toBe('paid')
  expect(await ann.getBalance()).toBe(1000)
})

test('while Stripe is unreachable, a top-up is refused with that reason, and a lost response charges nobody [P5.03]', async () => {
  const { shop, double, ann, entries } = await openStripeShop()
  const body = { amount: 20, email: ann.email, currency: 'EUR' }
  for (const api of ['fails', 'loses-responses'] as const) {
    double.knobs.api = api
    const response = await ann.post(createSessionPath, body)
    expect([response.status, response.body.reason]).toEqual([424, 'payment_unavailable'])
    expect(response.body.redirect_url).toBeUndefined()
  }
  expect((await ann.get('/api/v1/products')).status).toBe(200)
  const rows = await shop.db.selectFrom('payment_sessions').select('status').execute()
  expect(rows).toEqual([{ status: 'opening' }, { status: 'opening' }])
  expect(JSON.stringify(entries)).not.toContain('sk_test')
  double.knobs.api = 'works'
  expect(await ann.openPaymentSession(1000)).toMatch(/^ps_/)
})

test('a call without a response from Stripe blocks no other requests and leaves only the intent [P5.03] [P5.04]', async () => {
  const stripe = { secretKey, isLive: false, webhookSecrets: [webhookSecret], timeoutMs: 1000 }
  const { shop, double, ann } = await openStripeShop({}, stripe)
  double.knobs.api = 'hangs'
  const body = { amount: 20, email: ann.email, currency: 'EUR' }
  const pendingCall = ann.post(createSessionPath, body)
  await expect.poll(double.countHanging).toBe(1)
  expect((await shop.get('/api/v1/products')).status).toBe(200)
  expect(await ann.getBalance()).toBe(0)
  expect((await pendingCall).status).toBe(424)
  const rows = await shop.db.selectFrom('payment_sessions').select('status').execute()
  expect(rows).toEqual([{ status: 'opening' }])
})

test('a payment that cannot be stored is not opened, and one whose creation cannot be stored is expired [P5.04]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const body = { amount: 20, email: ann.email, currency: 'EUR' }
  const open = () => ann.post(createSessionPath, body)
  const preventWrites = () =>
    sql`alter table payment_sessions rename to payment_sessions_away`.execute(shop.db)
  const allowWrites = () =>
    sql`alter table payment_sessions_away rename to payment_sessions`.execute(shop.db)
  await preventWrites()
  const unstored = await open()
  expect([unstored.status >= 500, double.calls]).toEqual([true, []])
  await allowWrites()
  double.hooks.beforeResponse = async () => {
    double.hooks.beforeResponse = async () => {}
    await preventWrites()
  }
  const interrupted = await open()
  await allowWrites()
  expect([interrupted.status >= 500, interrupted.body.redirect_url]).toEqual([true, undefined])
  expect([...double.state.sessions.values()]).toMatchObject([{ status: 'expired', url: null }])
})
