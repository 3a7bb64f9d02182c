import { expect, test } from 'vitest'
import { checkBooks } from '#provider/ledger/books-check.store.ts'
import { payRefund } from '#provider/payments/pay-refund.ts'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import { refundAtOnce } from '../../../support/stripe/refund-at-once.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

test('a pending refund that Stripe temporarily does not find stays pending [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  double.state.refundStatus = 'pending'
  const { id } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  await double.settle()
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.refunds.delete(refund.id)
  await shop.retryRefunds()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'requested' }])
  expect(await ann.getBalance()).toBe(0)
  double.state.refunds.set(refund.id, refund)
  double.state.decideRefund(refund, 'succeeded')
  await double.settle()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
  expect([...shop.findAlerts(), ...shop.findNotices()]).toEqual([])
})

test('a refund of a payment that Stripe does not find is requested again [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, intent } = await shop.pay(5000)
  const payment = double.state.getIntent(intent)
  double.state.intents.delete(intent)
  await shop.withdrawFrom(id, 5000)
  expect(await shop.listRefunds()).toMatchObject([{ state: 'requested' }])
  expect(await ann.getBalance()).toBe(0)
  double.state.intents.set(intent, payment)
  double.idempotency.forget()
  await shop.retryRefunds()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
})

/** Pays and withdraws €50 while Stripe is unreachable. */
async function withdrawDuringOutage(shop: StripeShop) {
  const { double } = shop
  const payment = await shop.pay(5000)
  double.knobs.api = 'fails'
  await shop.withdrawFrom(payment.id, 5000)
  double.knobs.api = 'works'
  double.idempotency.forget()
  return payment
}

test('processes that ask for a refund at the same moment make it once [P5.03]', async () => {
  const { shop } = await openStripeShop()
  const { double, dependencies } = shop
  const { id } = await shop.pay(5000)
  await runShopCommand(shop.folder, `refund payment ${id} 20 --reason goodwill`)
  const [refund = expect.fail()] = await shop.listRefunds()
  await Promise.all([payRefund(dependencies, refund), payRefund(dependencies, refund)])
  expect([...double.state.refunds.values()]).toMatchObject([{ amount: 2000 }])
})

const sumCardRefunds = ({ double }: StripeShop) =>
  [...double.state.refunds.values()].reduce((sum, { amount }) => sum + amount, 0)

test('a refund in the Dashboard replaces a pending one of the same amount [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { intent } = await withdrawDuringOutage(shop)
  const made = double.state.refundInDashboard(intent, 5000)
  await double.settle()
  await shop.retryRefunds()
  expect(await shop.listRefunds()).toMatchObject([
    { state: 'refunded', processor_id: made.id, withdrawal_id: 1, loss: 0 },
  ])
  expect(await ann.getBalance()).toBe(0)
  expect(sumCardRefunds(shop)).toBe(5000)
  expect([...shop.findAlerts(), ...shop.findNotices()]).toEqual([])
})

test('a pending refund returns nothing before the event about a manual refund arrives [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { intent } = await withdrawDuringOutage(shop)
  double.knobs.webhooks = 'holds'
  double.state.refundInDashboard(intent, 5000)
  await shop.retryRefunds()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'requested' }])
  expect(await ann.getBalance()).toBe(0)
  await double.flush()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }])
})

test('a payment that was manually refunded in parts is not refunded a second time [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { intent } = await withdrawDuringOutage(shop)
  for (const amount of [3000, 2000]) double.state.refundInDashboard(intent, amount)
  await double.settle()
  await shop.retryRefunds()
  expect(await shop.listRefunds()).toMatchObject([
    { amount: 5000, state: 'failed' },
    { amount: 3000, state: 'refunded', loss: 0 },
    { amount: 2000, state: 'refunded', loss: 0 },
  ])
  expect(await ann.getBalance()).toBe(0)
  expect(await shop.getAccount('losses')).toBe(0)
  expect(shop.findNotices()).toEqual([])
  const [alert = expect.fail(), ...more] = shop.findAlerts()
  expect(more).toEqual([])
  expect(alert.text).toContain('Do not refund it in another way.')
})

test('two manual refunds of the same amount are both booked [P5.03]', async () => {
  const { shop, double, ann, dependencies } = await openStripeShop()
  const { id, intent } = await shop.pay(5000)
  double.knobs.api = 'fails'
  await refundAtOnce(dependencies, id, 2000)
  double.knobs.api = 'works'
  for (const amount of [2000, 2000]) double.state.refundInDashboard(intent, amount)
  await double.settle()
  expect(await ann.getBalance()).toBe(1000)
  expect(await shop.getAccount('card-clearing')).toBe(-1000)
})

test('a manual refund with the id of a paid request is booked too [P5.03]', async () => {
  const { shop, double, ann, dependencies } = await openStripeShop()
  const { id } = await shop.pay(5000)
  await refundAtOnce(dependencies, id, 2000)
  await double.settle()
  // Anyone with access to the Dashboard can write a request's number into the metadata.
  const [requested = expect.fail()] = double.state.refunds.values()
  double.state.addRefund({ ...requested, id: 're_by_hand', amount: 1000 })
  await double.settle()
  expect(await shop.listRefunds()).toMatchObject([{ amount: 2000 }, { amount: 1000 }])
  expect(await ann.getBalance()).toBe(2000)
})

test('a manual refund that arrives during a request is not mistaken for that request [P5.03]', async () => {
  const { shop, double, ann, dependencies } = await openStripeShop()
  const { id, intent } = await shop.pay(5000)
  double.hooks.beforeResponse = async () => {
    double.hooks.beforeResponse = async () => {}
    double.state.refundInDashboard(intent, 2000)
    await double.flush()
  }
  double.knobs.webhooks = 'holds'
  await refundAtOnce(dependencies, id, 2000)
  await double.flush()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded' }, { state: 'refunded' }])
  expect(await ann.getBalance()).toBe(1000)
})

test.each([
  [0, 0],
  [99, 99],
])(
  'a refund that is paid after it failed debits the Tunes again (spent %i) [P5.03]',
  async (spent, loss) => {
    const { shop, double, ann } = await openStripeShop()
    const { id } = await shop.pay(5000)
    await shop.withdrawFrom(id, 5000)
    await double.settle()
    const [refund = expect.fail()] = double.state.refunds.values()
    double.state.decideRefund(refund, 'failed')
    await double.settle()
    expect(await ann.getBalance()).toBe(5000)
    if (spent > 0) await ann.buy(shop.products.oneShots[0])
    double.knobs.copies = 2
    double.state.decideRefund(refund, 'succeeded')
    await double.settle()
    expect(await shop.listRefunds()).toMatchObject([{ state: 'refunded', loss }])
    expect(await ann.getBalance()).toBe(0)
    expect(await shop.getAccount('losses')).toBe(0 - loss)
    expect(await checkBooks(shop.db)).toMatchObject({ refunded: 5000, difference: 0 })
    expect(shop.findAlerts().map(({ subject }) => subject)).toEqual([
      'A refund of €50.00 failed',
      'A failed refund of €50.00 was paid after all',
    ])
    double.state.decideRefund(refund, 'failed')
    await double.settle()
    expect(await ann.getBalance()).toBe(5000 - spent)
    expect(await shop.getAccount('losses')).toBe(0)
  },
)

test('a late event that a failed refund was paid is ignored [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  await double.settle()
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  double.state.report('refund.updated', { ...refund, status: 'succeeded' })
  await double.settle()
  expect(await shop.listRefunds()).toMatchObject([{ state: 'failed' }])
  expect(await ann.getBalance()).toBe(5000)
})
