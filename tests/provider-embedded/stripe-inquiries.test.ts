import { expect, test } from 'vitest'
import { checkBooks } from '#app/provider-embedded/db/check-books.ts'
import { getBalance } from '../support/shop.ts'
import { getAccount, openStripeShop, pay } from '../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../support/stripe/stripe-shop.ts'

/** Opens a shop in which a bank asks about a payment of 20 euros before there is a dispute. */
async function openInquired() {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  const { intent } = await pay(stripeShop, 2000)
  const inquiry = double.state.inquire(intent, 2000)
  await double.settle()
  return { ...stripeShop, intent, inquiry }
}

const getAccounts = async (stripeShop: StripeShop) => ({
  balance: await getBalance(stripeShop.shop, stripeShop.ann),
  clearing: await getAccount(stripeShop, 'card-clearing'),
  disputes: await getAccount(stripeShop, 'disputes'),
  losses: await getAccount(stripeShop, 'losses'),
})

test('an inquiry of a bank holds what is unspent and moves no money, and gives it back when it ends [P5.03]', async () => {
  const inquired = await openInquired()
  const { shop, double, inquiry } = inquired
  const held = { balance: 0, clearing: -2000, disputes: 2000, losses: 0 }
  expect(await getAccounts(inquired)).toEqual(held)
  double.state.closeInquiry(inquiry)
  await double.settle()
  const given = { balance: 2000, clearing: -2000, disputes: 0, losses: 0 }
  expect(await getAccounts(inquired)).toEqual(given)
  expect(await checkBooks(shop.db)).toMatchObject({ paid: 2000, disputed: 0, difference: 0 })
})

test('an inquiry that becomes a dispute and is lost takes what was held, once [P5.03]', async () => {
  const inquired = await openInquired()
  const { double, inquiry } = inquired
  double.knobs.copies = 2
  double.state.escalate(inquiry)
  double.state.closeDispute(inquiry, 'lost')
  await double.settle()
  const lost = { balance: 0, clearing: 0, disputes: 0, losses: 0 }
  expect(await getAccounts(inquired)).toEqual(lost)
})
test('a refund in the Dashboard ends an inquiry without a loss, and the Tunes do not come back [P5.03]', async () => {
  const inquired = await openInquired()
  const { shop, double, intent, inquiry } = inquired
  double.state.refundInDashboard(intent, 2000)
  double.state.closeInquiry(inquiry)
  await double.settle()
  const refunded = { balance: 0, clearing: 0, disputes: 0, losses: 0 }
  expect(await getAccounts(inquired)).toEqual(refunded)
  expect(await checkBooks(shop.db)).toMatchObject({ refunded: 2000, difference: 0 })
})
