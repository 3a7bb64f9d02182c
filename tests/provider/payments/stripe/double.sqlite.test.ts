import { Stripe } from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { openStripeDouble, secretKey } from '../../../support/stripe/stripe-double.ts'

/** Opens the Stripe double with the client library, without a shop. */
async function openDouble() {
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
  const create = (changes: Stripe.Checkout.SessionCreateParams = {}) =>
    stripe.checkout.sessions.create({
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
      ...changes,
    })
  return { double, stripe, create }
}

/** Opens the Stripe double with a paid session. */
async function openPaidSession() {
  const { double, stripe, create } = await openDouble()
  const { id } = await create()
  const session = double.state.pay(double.state.getSession(id))
  return { double, stripe, id, intent: String(session.payment_intent) }
}

test('the double expands only requested properties and refuses unknown parameters [P5.03]', async () => {
  const { stripe, id, intent } = await openPaidSession()
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

test('in the double, sessions and payments have separate metadata [P5.03]', async () => {
  const { stripe, id, intent } = await openPaidSession()
  expect((await stripe.checkout.sessions.retrieve(id)).metadata).toEqual({ place: 'session' })
  expect((await stripe.paymentIntents.retrieve(intent)).metadata).toEqual({ place: 'payment' })
})

test('the double refuses the same calls of a new account as Stripe, with the same messages [P6.15]', async () => {
  const { double, create } = await openDouble()
  const { account } = double.state
  account.forbidden.add('checkout_session_write')
  await expect(create()).rejects.toMatchObject({
    type: 'StripePermissionError',
    statusCode: 403,
    message: expect.stringContaining("Having the 'rak_checkout_session_write' permission would"),
  })
  account.forbidden.clear()
  account.businessName = null
  await expect(create()).rejects.toThrow('you must set an account or business name')
  account.businessName = 'Overtone'
  account.methods.splice(0)
  await expect(create()).rejects.toThrow('No valid payment method types')
  account.methods.push('card')
  for (const email of ['a@b', 'jürgen@müller.example']) {
    await expect(create({ customer_email: email })).rejects.toMatchObject({ code: 'email_invalid' })
  }
  for (const metadata of [{ ['k'.repeat(41)]: 'v' }, { key: 'v'.repeat(501) }]) {
    await expect(create({ metadata })).rejects.toMatchObject({ param: 'metadata' })
  }
  const metadata = Object.fromEntries(Array.from({ length: 51 }, (_, key) => [`key${key}`, 'v']))
  await expect(create({ metadata })).rejects.toMatchObject({ param: 'metadata' })
})

test('in the double, a delayed payment is processing until the bank collects or returns it [P6.15]', async () => {
  const { double, stripe, create } = await openDouble()
  const read = async (id: string) => {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    const intent = session.payment_intent as Stripe.PaymentIntent
    return [session.status, session.payment_status, intent.status]
  }
  const ids: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const { id } = await create()
    ids.push(id)
    double.state.startDelayed(double.state.getSession(id))
    expect(await read(id)).toEqual(['complete', 'unpaid', 'processing'])
  }
  const [good = '', bad = ''] = ids
  double.state.succeedDelayed(double.state.getSession(good))
  expect(await read(good)).toEqual(['complete', 'paid', 'succeeded'])
  double.state.failDelayed(double.state.getSession(bad))
  expect(await read(bad)).toEqual(['complete', 'unpaid', 'requires_payment_method'])
  expect(double.state.events.map(({ type }) => type)).toEqual([
    'checkout.session.completed',
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
  ])
})
