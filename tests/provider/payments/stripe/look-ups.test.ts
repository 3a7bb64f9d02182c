import { expect, test } from 'vitest'
import {
  openStripeShop,
  returnFromPayment,
  startPayment,
} from '../../../support/stripe/stripe-shop.ts'

test('the page after the payment asks only about sessions of the customer [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { shop, double } = stripeShop
  const { id } = await startPayment(stripeShop, 1000)
  double.calls.splice(0)
  const path = `/api/v1/payment/sessions/${id}`
  expect((await shop.request('GET', path)).status).toBe(401)
  const unknown = await shop.request(
    'GET',
    path.replace('ps_', 'ps_0'),
    undefined,
    stripeShop.ann.token,
  )
  expect(unknown.status).toBe(404)
  expect(double.calls).toEqual([])
})

test('a session that is asked for again and again is looked up at Stripe once in two seconds [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { shop, double } = stripeShop
  double.knobs.webhooks = 'drops'
  const { id, checkout } = await startPayment(stripeShop, 1000)
  double.calls.splice(0)
  const ask = () => Promise.all(Array.from({ length: 20 }, () => returnFromPayment(stripeShop, id)))
  expect(new Set(await ask())).toEqual(new Set(['open']))
  expect(double.calls).toHaveLength(1)
  double.state.pay(checkout)
  expect(await returnFromPayment(stripeShop, id)).toBe('open')
  shop.now = new Date(shop.now.getTime() + 2000)
  await ask()
  expect(double.calls).toHaveLength(2)
  expect(await returnFromPayment(stripeShop, id)).toBe('paid')
})

test('the page after a payment learns the country of the card, which the webhook does not contain [P5.07]', async () => {
  const stripeShop = await openStripeShop()
  const { shop, double } = stripeShop
  const { id, checkout } = await startPayment(stripeShop, 1000)
  double.state.pay(checkout, { cardCountry: 'US', billingCountry: 'US' })
  // As while the webhook asks for the country.
  await double.settle()
  await shop.db.updateTable('payment_sessions').set({ card_country: null }).execute()
  expect(await returnFromPayment(stripeShop, id)).toBe('paid')
  const session = await shop.db.selectFrom('payment_sessions').selectAll().executeTakeFirstOrThrow()
  expect(session).toMatchObject({ card_country: 'US', billing_country: 'US' })
})
