import { expect, test } from 'vitest'
import { DoubleError } from '../../../support/stripe/errors.ts'
import { secretKey, webhookSecret } from '../../../support/stripe/stripe-double.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Stripe's responses to a forbidden call and to a rate-limited call. */
const refusals: readonly DoubleError[] = [
  new DoubleError(403, { type: 'invalid_request_error', code: 'more_permissions_required' }),
  new DoubleError(429, { type: 'invalid_request_error', code: 'rate_limit' }),
]

async function listRefunds(shop: StripeShop) {
  return await shop.db.selectFrom('refunds').select(['state', 'amount']).execute()
}

const withdrawAll = (shop: StripeShop, id: string) => shop.withdrawFrom(id, 2000)

test.each(refusals)(
  'if Stripe refuses to open a payment with $status, payments are unavailable and no session stays open [P5.03]',
  async (refusal) => {
    const { shop, double, ann } = await openStripeShop()
    const body = { amount: 20, email: ann.email, currency: 'EUR' }
    double.failNext('POST /v1/checkout/sessions', refusal)
    const path = '/api/v1/payment/create-payment-session'
    const response = await ann.post(path, body)
    expect([response.status, response.body.reason]).toEqual([424, 'payment_unavailable'])
    for (const minutes of [3, 40]) await shop.runTasks(minutes)
    const rows = await shop.db.selectFrom('payment_sessions').select('status').execute()
    expect(rows).toEqual([{ status: 'closed' }])
  },
)

test.each(refusals)(
  'if Stripe refuses a look-up with $status, nothing changes, and the next one credits the payment [P5.03]',
  async (refusal) => {
    const { shop, double, ann } = await openStripeShop()
    const { id, checkout } = await shop.startPayment(2000)
    double.knobs.webhooks = 'drops'
    double.state.pay(checkout)
    double.failNext('GET /v1/checkout/sessions/', refusal)
    expect(await shop.returnFromPayment(id)).toBe('open')
    shop.now = new Date(shop.now.getTime() + 2000)
    expect(await shop.returnFromPayment(id)).toBe('paid')
    expect(await ann.getBalance()).toBe(2000)
  },
)

test.each([...refusals, new DoubleError(402, { type: 'card_error', code: 'card_declined' })])(
  'if Stripe refuses a refund with $status, it stays requested and is made once possible [P5.03]',
  async (refusal) => {
    const { shop, double } = await openStripeShop()
    const { id } = await shop.pay(2000)
    double.failNext('POST /v1/refunds', refusal)
    await withdrawAll(shop, id)
    expect(await listRefunds(shop)).toEqual([{ state: 'requested', amount: 2000 }])
    // Stripe repeats the response to a card error for a day.
    double.idempotency.forget()
    for (let runs = 0; runs < 2; runs += 1) await shop.runTasks(1)
    expect(await listRefunds(shop)).toEqual([{ state: 'refunded', amount: 2000 }])
    expect(double.state.refunds.size).toBe(1)
  },
)

test.each(['succeeded', 'canceled', 'failed'] as const)(
  'a refund that requires action by the customer stays requested until it is %s [P5.03]',
  async (status) => {
    const { shop, double, ann } = await openStripeShop()
    double.state.refundStatus = 'requires_action'
    const { id } = await shop.pay(2000)
    await withdrawAll(shop, id)
    await double.settle()
    expect(await listRefunds(shop)).toEqual([{ state: 'requested', amount: 2000 }])
    expect(await ann.getBalance()).toBe(0)
    const [refund = expect.fail()] = double.state.refunds.values()
    double.knobs.copies = 2
    double.state.decideRefund(refund, status)
    await double.settle()
    const isPaid = status === 'succeeded'
    expect(await listRefunds(shop)).toMatchObject([{ state: isPaid ? 'refunded' : status }])
    expect(await ann.getBalance()).toBe(isPaid ? 0 : 2000)
    const notices = shop.mails.filter(({ kind }) => kind === 'refund-failed')
    expect(notices).toHaveLength(isPaid ? 0 : 1)
  },
)

test('while Stripe processes a request, a concurrent one is refused, and the client library retries it [P5.03]', async () => {
  const { shop, double, dependencies } = await openStripeShop(
    {},
    { secretKey, isLive: false, webhookSecrets: [webhookSecret], maxRetries: 1 },
  )
  const { current } = dependencies.processors
  const gate = Promise.withResolvers<void>()
  double.hooks.beforeResponse = () => gate.promise
  const request = {
    id: `ps_${'0'.repeat(32)}`,
    amount: 2000,
    currency: 'EUR',
    email: 'ann@example.com',
    locale: 'en',
    returnTo: 'profile',
    contents: null,
    expiresAt: new Date(shop.now.getTime() + 31 * 60_000),
  } as const
  const first = current.open(request)
  await expect.poll(() => double.calls.length).toBe(1)
  const second = current.open(request)
  await expect.poll(() => double.idempotency.conflicts).toBe(1)
  gate.resolve()
  expect(await second).toEqual(await first)
  expect(double.state.sessions.size).toBe(1)
  expect(double.idempotency.replays).toBe(1)
})

test('a failed response of Stripe is retried by the client library, and one payment is opened [P5.03]', async () => {
  const { shop, double } = await openStripeShop(
    {},
    { secretKey, isLive: false, webhookSecrets: [webhookSecret], maxRetries: 1 },
  )
  double.failNext('POST /v1/checkout/sessions', new DoubleError(409, { type: 'lock_timeout' }))
  expect((await shop.startPayment(2000)).checkout.status).toBe('open')
  expect(double.calls).toHaveLength(2)
  expect(double.state.sessions.size).toBe(1)
})
