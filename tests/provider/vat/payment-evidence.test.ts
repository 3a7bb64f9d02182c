import { expect, test } from 'vitest'
import { buyProducts } from '../../support/shops/shop.ts'
import { openStripeShop, startPayment } from '../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../support/stripe/stripe-shop.ts'
import { getFirstOneShot, getWithdrawals, withdraw } from '../../support/withdrawals.ts'

const germany = { cardCountry: 'DE', billingCountry: 'DE' }
const america = { cardCountry: 'US', billingCountry: 'US' }
const amount = 2000

/** Tops up with a German card, and a minute later with an American one. */
async function topUpTwice() {
  const stripeShop = await openStripeShop()
  await payWith(stripeShop, germany)
  stripeShop.shop.now = new Date(stripeShop.shop.now.getTime() + 60_000)
  const { checkout, id } = await payWith(stripeShop, america)
  return { stripeShop, newest: { id, intent: String(checkout.payment_intent) } }
}

async function payWith(stripeShop: StripeShop, card: typeof germany) {
  const payment = await startPayment(stripeShop, amount)
  stripeShop.double.state.pay(payment.checkout, card)
  await stripeShop.double.settle()
  return payment
}

const readRefused = async ({ shop, ann }: StripeShop) =>
  (await shop.request('GET', '/api/v1/customer/get', undefined, ann.token)).body.data
    .refused_country

async function order({ shop, ann }: StripeShop) {
  const { status, body } = await buyProducts(shop, ann, [getFirstOneShot(shop)])
  return status === 200 ? body.data.order.vat_country : body.reason
}

test('a customer who withdrew from the newest top-up spends older Tunes with the evidence of those [P5.07]', async () => {
  const { stripeShop, newest } = await topUpTwice()
  const { shop, ann } = stripeShop
  expect(await readRefused(stripeShop)).toBe('US')
  expect(await order(stripeShop)).toBe('country_not_sold')
  const { top_ups: topUps } = await getWithdrawals(shop, ann)
  const { unspent } = topUps.find(({ id }: { id: string }) => id === newest.id)
  const body = { top_up_id: newest.id, expected_amount: unspent, email: ann.email }
  expect((await withdraw(shop, body, ann)).status).toBe(200)
  expect(await readRefused(stripeShop)).toBeNull()
  expect(await order(stripeShop)).toBe('DE')
})

test.each([
  ['open', 'DE'],
  ['lost', 'DE'],
  ['won', 'country_not_sold'],
] as const)(
  'a payment whose dispute is %s is evidence of the country only if the shop keeps it [P5.07]',
  async (state, result) => {
    const { stripeShop, newest } = await topUpTwice()
    const { double } = stripeShop
    const dispute = double.state.dispute(newest.intent, amount)
    if (state !== 'open') {
      double.state.closeDispute(dispute, state)
      double.state.report('charge.dispute.closed', dispute)
    }
    await double.settle()
    expect(await order(stripeShop)).toBe(result)
  },
)

test('a payment of which the shop keeps some is still evidence of the country [P5.07]', async () => {
  const { stripeShop, newest } = await topUpTwice()
  const { shop, double } = stripeShop
  double.state.refundInDashboard(newest.intent, amount - 1)
  await double.settle()
  expect(await shop.db.selectFrom('refunds').select('amount').execute()).toEqual([
    { amount: amount - 1 },
  ])
  expect(await order(stripeShop)).toBe('country_not_sold')
})
