import { Stripe } from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { openStripeDouble, secretKey } from '../support/stripe/stripe-double.ts'

/** Opens the double with the library, without a shop, and a paid session. */
async function openPaid() {
  const double = await openStripeDouble(async () => new Response())
  onTestFinished(() => double.close())
  const { hostname, port } = new URL(double.url)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 500, product_data: { name: '5 Tunes' } },
      },
    ],
    client_reference_id: 'ps_1',
    metadata: { place: 'session' },
    payment_intent_data: { metadata: { place: 'payment' } },
    success_url: 'http://shop.test/pass',
    cancel_url: 'http://shop.test/close',
    locale: 'en',
    expires_at: Math.floor(Date.now() / 1000) + 40 * 60,
  })
  const session = double.state.pay(double.state.getSession(id))
  return { double, stripe, id, intent: String(session.payment_intent) }
}

test('the double expands what is asked for and nothing else, and refuses other properties [P5.03]', async () => {
  const { stripe, id, intent } = await openPaid()
  const retrieve = (...expand: string[]) => stripe.checkout.sessions.retrieve(id, { expand })
  expect((await retrieve()).payment_intent).toBe(intent)
  expect(await retrieve('payment_intent')).toMatchObject({
    payment_intent: { id: intent, latest_charge: expect.stringMatching(/^ch_/) },
  })
  expect(await retrieve('payment_intent.latest_charge')).toMatchObject({
    payment_intent: { latest_charge: { object: 'charge' } },
  })
  for (const path of ['payment_intent.charge', 'payment_intentlatest_charge', 'latest_charge']) {
    await expect(retrieve(path)).rejects.toMatchObject({ statusCode: 400, param: 'expand' })
  }
})

test('in the double, sessions and payments have metadata of their own [P5.03]', async () => {
  const { stripe, id, intent } = await openPaid()
  expect((await stripe.checkout.sessions.retrieve(id)).metadata).toEqual({ place: 'session' })
  expect((await stripe.paymentIntents.retrieve(intent)).metadata).toEqual({ place: 'payment' })
})
