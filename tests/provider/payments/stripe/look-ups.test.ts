import { expect, test } from 'vitest'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'

test("the page after the payment looks up only the customer's own sessions [P5.03]", async () => {
  const { shop, double } = await openStripeShop()
  const { id } = await shop.startPayment(1000)
  double.calls.splice(0)
  const path = `/api/v1/payment/sessions/${id}`
  expect((await shop.get(path)).status).toBe(401)
  const unknown = await shop.ann.get(path.replace('ps_', 'ps_0'))
  expect(unknown.status).toBe(404)
  expect(double.calls).toEqual([])
})

test('a session requested repeatedly is looked up at Stripe at most once every two seconds [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  double.knobs.webhooks = 'drops'
  const { id, checkout } = await shop.startPayment(1000)
  double.calls.splice(0)
  const ask = () => Promise.all(Array.from({ length: 20 }, () => shop.returnFromPayment(id)))
  expect(new Set(await ask())).toEqual(new Set(['open']))
  expect(double.calls).toHaveLength(1)
  double.state.pay(checkout)
  expect(await shop.returnFromPayment(id)).toBe('open')
  shop.now = new Date(shop.now.getTime() + 2000)
  await ask()
  expect(double.calls).toHaveLength(2)
  expect(await shop.returnFromPayment(id)).toBe('paid')
})

test('the page after a payment fetches the card country, which the webhook does not contain [P5.07]', async () => {
  const { shop, double } = await openStripeShop()
  const { id, checkout } = await shop.startPayment(1000)
  double.state.pay(checkout, { cardCountry: 'US', billingCountry: 'US' })
  // As if the webhook were fetching the country.
  await double.settle()
  await shop.db.updateTable('payment_sessions').set({ card_country: null }).execute()
  expect(await shop.returnFromPayment(id)).toBe('paid')
  const session = await shop.db.selectFrom('payment_sessions').selectAll().executeTakeFirstOrThrow()
  expect(session).toMatchObject({ card_country: 'US', billing_country: 'US' })
})
