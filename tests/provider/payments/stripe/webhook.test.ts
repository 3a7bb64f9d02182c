import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { createEvent } from '../../../support/stripe/objects.ts'
import type { DoubleEvent } from '../../../support/stripe/objects.ts'
import { secretKey, webhookSecret } from '../../../support/stripe/stripe-double.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Sends bytes to the webhook, signed at a time with a secret. */
async function send(
  shop: StripeShop,
  payload: string,
  { secret = webhookSecret, ageSeconds = 0, signature }: SignatureChanges = {},
): Promise<number> {
  const timestamp = Math.floor(shop.now.getTime() / 1000) - ageSeconds
  const header =
    signature ?? Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const response = await shop.provider.fetch(
    new Request('http://shop.test/payment/webhook/stripe', {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': header },
    }),
  )
  return response.status
}

interface SignatureChanges {
  readonly secret?: string
  readonly ageSeconds?: number
  readonly signature?: string
}

/** Opens a shop with a paid session whose event is not sent; `changes` override parts of the event. */
async function createPaidEvent(shop: StripeShop, changes: Partial<DoubleEvent> = {}) {
  shop.double.knobs.webhooks = 'drops'
  const { checkout } = await shop.startPayment(1000)
  shop.double.state.pay(checkout)
  const event = createEvent('checkout.session.completed', checkout, shop.now)
  return JSON.stringify({ ...event, ...changes })
}

test('events without a valid or recent signature credit nothing [P5.03]', async () => {
  const { shop, ann, entries } = await openStripeShop()
  const payload = await createPaidEvent(shop)
  for (const changes of [
    { secret: 'whsec_of_somebody_else' },
    { ageSeconds: 301 },
    { ageSeconds: -301 },
    { signature: '' },
    { signature: 't=1,v1=00' },
  ]) {
    expect([changes, await send(shop, payload, changes)]).toEqual([changes, 400])
  }
  const altered = payload.replace('"amount_total":1000', '"amount_total":9000')
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    timestamp: shop.now.getTime() / 1000,
  })
  expect(await send(shop, altered, { signature })).toBe(400)
  expect(await send(shop, 'no json')).toBe(400)
  expect(await ann.getBalance()).toBe(0)
  const rejections = entries.filter(({ event }) => event === 'payment-webhook-rejected')
  expect(rejections.map(({ reason }) => reason)).toContain(
    'its signature is wrong or too old: it was signed 301 seconds ago; check the clock',
  )
  expect(rejections.map(({ reason }) => reason)).toContain(
    'it was signed in the future; check the clock',
  )
  expect(await send(shop, payload, { ageSeconds: 300 })).toBe(200)
  expect(await ann.getBalance()).toBe(1000)
})

test('a signed message that is not a valid event gets a 400 and causes no unhandled error [P5.03]', async () => {
  const { shop } = await openStripeShop()
  const { livemode, ...event } = JSON.parse(await createPaidEvent(shop))
  const { api_version: _version, ...rest } = { ...event, livemode }
  const refund = { type: 'refund.created', data: { object: { payment_intent: 7 } } }
  for (const body of [null, 7, [], {}, event, rest, { ...event, livemode, data: null }]) {
    expect([body, await send(shop, JSON.stringify(body))]).toEqual([body, 400])
  }
  expect(await send(shop, JSON.stringify({ ...event, livemode, ...refund }))).toBeLessThan(500)
  expect(shop.entries.filter(({ event: name }) => name === 'unhandled-error')).toEqual([])
})

test('during a rotation of the signing secret, events signed with either one are accepted [P5.03]', async () => {
  const stripe = { secretKey, isLive: false, webhookSecrets: ['whsec_of_tomorrow', webhookSecret] }
  const { shop, ann } = await openStripeShop({}, stripe)
  const paid = [await createPaidEvent(shop), await createPaidEvent(shop)]
  expect(await send(shop, paid[0] ?? '', { secret: 'whsec_of_tomorrow' })).toBe(200)
  expect(await send(shop, paid[1] ?? '')).toBe(200)
  expect(await ann.getBalance()).toBe(2000)
})

test('an event of another mode is rejected; one of another account or about another shop is ignored [P5.03]', async () => {
  const { shop, ann, double } = await openStripeShop()
  const unknown = { mode: 'payment', client_reference_id: 'ps_unknown', payment_status: 'paid' }
  const cases: [string, number][] = [
    [await createPaidEvent(shop, { livemode: true }), 400],
    [await createPaidEvent(shop, { account: 'acct_1' }), 200],
    [await createPaidEvent(shop, { data: { object: unknown } }), 200],
    [await createPaidEvent(shop, { data: { object: { ...unknown, mode: 'setup' } } }), 200],
    [JSON.stringify(createEvent('customer.created', { id: 'cus_1' }, shop.now)), 200],
    [
      JSON.stringify(
        createEvent('refund.created', { id: 're_1', payment_intent: 'pi_1' }, shop.now),
      ),
      200,
    ],
  ]
  for (const [payload, status] of cases) {
    expect([payload, await send(shop, payload)]).toEqual([payload, status])
  }
  expect(await ann.getBalance()).toBe(0)
  expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([])
  expect(double.statuses).toEqual([])
})

test('an event of another API version is accepted, and the owner is warned once [P5.03]', async () => {
  const { shop, ann, entries } = await openStripeShop()
  for (let count = 0; count < 2; count += 1) {
    const payload = await createPaidEvent(shop, { api_version: '2026-07-29.dahlia' })
    expect(await send(shop, payload)).toBe(200)
  }
  expect(await ann.getBalance()).toBe(2000)
  const warnings = entries.filter(({ event }) => event === 'payment-webhook-version')
  expect(warnings).toMatchObject([{ version: '2026-07-29.dahlia', expected: Stripe.API_VERSION }])
})

test('a body larger than 256 kB is refused, and the number of events is unlimited [P5.03]', async () => {
  const one = { points: 1, seconds: 600 }
  const { shop } = await openStripeShop({ limits: { paymentAddress: one, paymentAccount: one } })
  const payload = (await createPaidEvent(shop)).trim()
  expect(await send(shop, payload + ' '.repeat(200_000))).toBe(200)
  expect(await send(shop, payload + ' '.repeat(256 * 1024))).toBe(413)
  for (let count = 0; count < 30; count += 1) expect(await send(shop, payload)).toBe(200)
})

test('an event that requires a call to Stripe is deferred while Stripe is unreachable [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  double.knobs.webhooks = 'drops'
  const { checkout } = await shop.startPayment(1000)
  double.state.pay(checkout)
  const refund = double.state.refundInDashboard(String(checkout.payment_intent), 400)
  double.knobs.api = 'fails'
  const payload = JSON.stringify(createEvent('refund.created', refund, shop.now))
  expect(await send(shop, payload)).toBe(503)
  double.knobs.api = 'works'
  // The refund is the first event about this payment.
  expect(await send(shop, payload)).toBe(200)
  expect(await ann.getBalance()).toBe(600)
})

test('without Stripe, its webhook returns 404; with Stripe, the demo page cannot credit anything [P5.03]', async () => {
  const { shop } = await openStripeShop({}, null)
  expect(await send(shop, '{}')).toBe(404)
})
