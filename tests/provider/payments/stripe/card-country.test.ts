import { expect, test } from 'vitest'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

const france = { cardCountry: 'FR', billingCountry: 'FR' }

/** Pays with a French card while Stripe sends webhooks but responds to no calls. */
async function payWithoutLookUp(shop: StripeShop): Promise<void> {
  const { double } = shop
  const { checkout } = await shop.startPayment(5000)
  double.knobs.api = 'fails'
  double.state.pay(checkout, france)
  await double.settle()
}

async function readCountries(shop: StripeShop) {
  return await shop.db
    .selectFrom('payment_sessions')
    .select(['status', 'card_country', 'billing_country'])
    .execute()
}

test('a card country that could not be fetched is requested later, and decides the VAT with the billing country [P5.03] [P5.05]', async () => {
  const { shop, double, ann } = await openStripeShop()
  await payWithoutLookUp(shop)
  const paid = { status: 'paid', billing_country: 'FR' }
  expect(await readCountries(shop)).toEqual([{ ...paid, card_country: null }])
  double.knobs.api = 'works'
  for (let runs = 0; runs < 2; runs += 1) await shop.runTasks(6)
  expect(await readCountries(shop)).toEqual([{ ...paid, card_country: 'FR' }])
  await ann.buy(shop.products.oneShots[0])
  const order = await shop.db.selectFrom('orders').select('vat_country').executeTakeFirst()
  expect(order).toEqual({ vat_country: 'FR' })
})

test('a payment with a known card country is not requested again [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  await shop.pay(5000)
  double.calls.splice(0)
  for (let runs = 0; runs < 3; runs += 1) await shop.runTasks(6)
  expect(double.calls).toEqual([])
})

test('a missing card country is requested at growing intervals, and no longer after a week [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  await payWithoutLookUp(shop)
  double.calls.splice(0)
  const countLookUps = () => double.calls.filter((call) => call.includes('/sessions/')).length
  for (let runs = 0; runs < 16; runs += 1) await shop.runTasks(5)
  expect(countLookUps()).toBe(4)
  await shop.runTasks(8 * 24 * 60)
  for (let runs = 0; runs < 24; runs += 1) await shop.runTasks(5)
  expect(countLookUps()).toBe(4)
})
