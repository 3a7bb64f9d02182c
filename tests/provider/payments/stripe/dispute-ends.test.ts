import { expect, test } from 'vitest'
import { checkBooks } from '#provider/ledger/books-check.store.ts'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

const spare = 300

/** Opens a shop whose customer has spent all but three euros of a top-up. */
async function openSpentShop() {
  const { shop } = await openStripeShop()
  const product = shop.products.oneShots[0]
  const amount = product.price + spare
  const { intent } = await shop.pay(amount)
  await shop.ann.buy(product)
  return Object.assign(shop, { intent, amount })
}

/** Disputes that payment at the bank, which decides for the customer. */
async function openLostDispute() {
  const shop = await openSpentShop()
  const { double, intent, amount } = shop
  const dispute = double.state.dispute(intent, amount)
  double.state.closeDispute(dispute, 'lost')
  await double.settle()
  return Object.assign(shop, { dispute })
}

const getAccounts = async (shop: StripeShop) => ({
  balance: await shop.ann.getBalance(),
  clearing: await shop.getAccount('card-clearing'),
  disputes: await shop.getAccount('disputes'),
  losses: await shop.getAccount('losses'),
})

const getAlerts = (shop: StripeShop) =>
  shop.mails.filter(({ kind }) => kind === 'payment-alert').map(({ subject }) => subject)

test.each(['in-order', 'reversed'] as const)(
  'a dispute closed as prevented after the money was taken is lost, with events %s [P5.03]',
  async (order) => {
    const shop = await openSpentShop()
    const { double, intent, amount } = shop
    double.knobs.webhooks = 'holds'
    const dispute = double.state.dispute(intent, amount)
    double.state.closeDispute(dispute, 'prevented')
    await double.flush(order)
    const lostBooks = { balance: 0, clearing: 0, disputes: 0, losses: spare - amount }
    expect(await getAccounts(shop)).toEqual(lostBooks)
    expect(getAlerts(shop).at(-1)).toMatch(/^You lost the dispute over /)
    expect(await checkBooks(shop.db)).toMatchObject({ difference: 0, heldDifference: 0 })
  },
)

test('an undecided dispute keeps the held amount, and the owner checks whether the money is gone [P5.03]', async () => {
  const shop = await openSpentShop()
  const { double, intent, amount } = shop
  const inquiry = double.state.inquire(intent, amount)
  double.knobs.copies = 2
  double.state.closeDispute(inquiry, 'prevented')
  await double.settle()
  const held = { balance: 0, clearing: -amount, disputes: spare, losses: 0 }
  expect(await getAccounts(shop)).toEqual(held)
  expect(getAlerts(shop)).toHaveLength(2)
  expect(getAlerts(shop).at(-1)).toMatch(/has ended without a decision$/)
  double.state.report('charge.dispute.funds_withdrawn', inquiry)
  await double.settle()
  const lostBooks = { balance: 0, clearing: 0, disputes: 0, losses: spare - amount }
  expect(await getAccounts(shop)).toEqual(lostBooks)
  expect(getAlerts(shop).at(-1)).toMatch(/^You lost the dispute over /)
})

test.each(['in-order', 'reversed'] as const)(
  'a dispute closed without a decision is won once the money is returned, with events %s [P5.03]',
  async (order) => {
    const shop = await openSpentShop()
    const { double, intent, amount } = shop
    double.knobs.webhooks = 'holds'
    const inquiry = double.state.inquire(intent, amount)
    double.state.closeDispute(inquiry, 'prevented')
    double.state.report('charge.dispute.funds_withdrawn', inquiry)
    double.state.report('charge.dispute.funds_reinstated', inquiry)
    await double.flush(order)
    const releasedBooks = { balance: spare, clearing: -amount, disputes: 0, losses: 0 }
    expect(await getAccounts(shop)).toEqual(releasedBooks)
    expect(getAlerts(shop).at(-1)).toMatch(/^You won the dispute over /)
  },
)

test('a dispute that Stripe blocks before any money moves releases the held amount [P5.03]', async () => {
  const shop = await openSpentShop()
  const { double, intent, amount } = shop
  const inquiry = double.state.inquire(intent, amount)
  Object.assign(inquiry, { payment_method_details: { card: { case_type: 'block' } } })
  double.state.closeDispute(inquiry, 'prevented')
  await double.settle()
  const releasedBooks = { balance: spare, clearing: -amount, disputes: 0, losses: 0 }
  expect(await getAccounts(shop)).toEqual(releasedBooks)
  expect(getAlerts(shop).at(-1)).toMatch(/^You won the dispute over \S+$/)
})

test.each(['in-order', 'reversed'] as const)(
  'a won appeal releases the held Tunes and reverses the loss, with events %s [P5.03]',
  async (order) => {
    const shop = await openLostDispute()
    const { double, dispute, amount } = shop
    double.state.offerAppeal(dispute, 20_000)
    await double.settle()
    expect(getAlerts(shop).at(-1)).toMatch(/can be appealed$/)
    const { stdout } = await runShopCommand(shop.folder, 'payments')
    expect(stdout).toMatch(/ appeal +2080-12-0/)
    double.knobs.webhooks = 'holds'
    double.knobs.copies = 2
    double.state.closeDispute(dispute, 'won')
    await double.flush(order)
    const releasedBooks = { balance: spare, clearing: -amount, disputes: 0, losses: 0 }
    expect(await getAccounts(shop)).toEqual(releasedBooks)
    const wonAlerts = getAlerts(shop).filter((subject) => subject.endsWith('after all'))
    expect(wonAlerts).toHaveLength(1)
    expect(await checkBooks(shop.db)).toMatchObject({ difference: 0, heldDifference: 0 })
  },
)

test('Tunes of a dispute won on appeal can be spent again, and late events change nothing [P5.03]', async () => {
  const shop = await openLostDispute()
  const { double, dispute } = shop
  double.state.closeDispute(dispute, 'won')
  await double.settle()
  const releasedBooks = await getAccounts(shop)
  Object.assign(dispute, { status: 'lost' })
  double.state.report('charge.dispute.closed', dispute)
  await double.settle()
  expect(await getAccounts(shop)).toEqual(releasedBooks)
  expect(getAlerts(shop).at(-1)).toMatch(/^You won the dispute over .* after all$/)
})

test('the daily check reports money in the disputes account that no open dispute explains [P5.03]', async () => {
  const shop = await openLostDispute()
  const { double, dispute, entries, amount } = shop
  double.state.report('charge.dispute.funds_reinstated', dispute)
  await double.settle()
  await shop.runTasks(24 * 60)
  expect(entries.findLast(({ event }) => event === 'books-checked')).toMatchObject({
    level: 'error',
    difference: 0,
    heldDifference: amount,
  })
  double.state.closeDispute(dispute, 'won')
  await double.settle()
  expect(await checkBooks(shop.db)).toMatchObject({ difference: 0, heldDifference: 0 })
})

test('the held amount of a lost dispute stays lost if its appeal is about less [P5.03]', async () => {
  const spent = await openSpentShop()
  const { double, intent, amount } = spent
  const inquiry = double.state.inquire(intent, amount)
  double.state.closeDispute(inquiry, 'lost')
  await double.settle()
  const lostBooks = await getAccounts(spent)
  expect(lostBooks).toMatchObject({ balance: 0, losses: spare - amount })
  Object.assign(inquiry, { amount: spare - 100 })
  double.state.offerAppeal(inquiry, 20_000)
  await double.settle()
  expect(getAlerts(spent).at(-1)).toMatch(/can be appealed$/)
  expect(await getAccounts(spent)).toEqual(lostBooks)
})
