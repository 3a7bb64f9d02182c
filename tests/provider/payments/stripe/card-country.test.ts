import { expect, test } from 'vitest'
import { buyProducts } from '../../../support/shops/shop.ts'
import { openStripeShop, pay, runTasks, startPayment } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'
import { getFirstOneShot } from '../../../support/withdrawals.ts'

const france = { cardCountry: 'FR', billingCountry: 'FR' }

/** Pays with a French card while Stripe sends webhooks but answers no calls. */
async function payWithoutLookUp(stripeShop: StripeShop): Promise<void> {
  const { double } = stripeShop
  const { checkout } = await startPayment(stripeShop, 5000)
  double.knobs.api = 'fails'
  double.state.pay(checkout, france)
  await double.settle()
}

async function readCountries({ shop }: StripeShop) {
  return await shop.db
    .selectFrom('payment_sessions')
    .select(['status', 'card_country', 'billing_country'])
    .execute()
}

test('a card country that could not be looked up is asked for later, and decides the VAT with the billing country [P5.03] [P5.05]', async () => {
  const stripeShop = await openStripeShop()
  const { shop, double, ann } = stripeShop
  await payWithoutLookUp(stripeShop)
  const paid = { status: 'paid', billing_country: 'FR' }
  expect(await readCountries(stripeShop)).toEqual([{ ...paid, card_country: null }])
  double.knobs.api = 'works'
  for (let looks = 0; looks < 2; looks += 1) await runTasks(stripeShop, 6)
  expect(await readCountries(stripeShop)).toEqual([{ ...paid, card_country: 'FR' }])
  await buyProducts(shop, ann, [getFirstOneShot(shop)])
  const order = await shop.db.selectFrom('orders').select('vat_country').executeTakeFirst()
  expect(order).toEqual({ vat_country: 'FR' })
})

test('a payment with the country of its card is not asked for again [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  await pay(stripeShop, 5000)
  double.calls.splice(0)
  for (let looks = 0; looks < 3; looks += 1) await runTasks(stripeShop, 6)
  expect(double.calls).toEqual([])
})

test('a card country that stays missing is asked for less and less often, and no longer after a week [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  await payWithoutLookUp(stripeShop)
  double.calls.splice(0)
  const countLookUps = () => double.calls.filter((call) => call.includes('/sessions/')).length
  for (let looks = 0; looks < 16; looks += 1) await runTasks(stripeShop, 5)
  expect(countLookUps()).toBe(4)
  await runTasks(stripeShop, 8 * 24 * 60)
  for (let looks = 0; looks < 24; looks += 1) await runTasks(stripeShop, 5)
  expect(countLookUps()).toBe(4)
})
