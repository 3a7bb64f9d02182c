import { expect, test } from 'vitest'
import { openStripeShop } from '../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../support/stripe/stripe-shop.ts'

const germany = { cardCountry: 'DE', billingCountry: 'DE' }
const america = { cardCountry: 'US', billingCountry: 'US' }
const amount = 2000

/** Tops up with a German card, then with an American one a minute later. */
async function topUpTwice() {
  const { shop } = await openStripeShop()
  await payByCardFrom(shop, germany)
  shop.now = new Date(shop.now.getTime() + 60_000)
  const { checkout, id } = await payByCardFrom(shop, america)
  return { shop, newest: { id, intent: String(checkout.payment_intent) } }
}

async function payByCardFrom(shop: StripeShop, card: typeof germany) {
  const payment = await shop.startPayment(amount)
  shop.double.state.pay(payment.checkout, card)
  await shop.double.settle()
  return payment
}

const readRefused = async ({ ann }: StripeShop) =>
  (await ann.get('/api/v1/customer/get')).body.data.refused_country

async function order(shop: StripeShop) {
  const { ann } = shop

  const { status, body } = await ann.buy(shop.products.oneShots[0])
  return status === 200 ? body.data.order.vat_country : body.reason
}

test('after a withdrawal from the newest top-up, an order uses the evidence of the older Tunes [P5.07]', async () => {
  const { shop, newest } = await topUpTwice()
  const { ann } = shop
  expect(await readRefused(shop)).toBe('US')
  expect(await order(shop)).toBe('country_not_sold')
  const { top_ups: topUps } = await ann.getWithdrawals()
  const { unspent } = topUps.find(({ id }: { id: string }) => id === newest.id)
  const body = { top_up_id: newest.id, expected_amount: unspent, email: ann.email }
  expect((await ann.withdraw(body)).status).toBe(200)
  expect(await readRefused(shop)).toBeNull()
  expect(await order(shop)).toBe('DE')
})

test.each([
  ['open', 'DE'],
  ['lost', 'DE'],
  ['won', 'country_not_sold'],
] as const)(
  'a payment whose dispute is %s is evidence of the country only if the shop keeps the money [P5.07]',
  async (state, result) => {
    const { shop, newest } = await topUpTwice()
    const { double } = shop
    const dispute = double.state.dispute(newest.intent, amount)
    if (state !== 'open') {
      double.state.closeDispute(dispute, state)
      double.state.report('charge.dispute.closed', dispute)
    }
    await double.settle()
    expect(await order(shop)).toBe(result)
  },
)

test('a payment that the shop partly keeps is still evidence of the country [P5.07]', async () => {
  const { shop, newest } = await topUpTwice()
  const { double } = shop
  double.state.refundInDashboard(newest.intent, amount - 1)
  await double.settle()
  expect(await shop.db.selectFrom('refunds').select('amount').execute()).toEqual([
    { amount: amount - 1 },
  ])
  expect(await order(shop)).toBe('country_not_sold')
})
