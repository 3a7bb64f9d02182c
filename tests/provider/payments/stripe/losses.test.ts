import { expect, test } from 'vitest'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Pays and withdraws €50; the payment is disputed while the bank has not decided on the refund. */
async function disputeDuringRefund(shop: StripeShop) {
  const { double } = shop
  double.state.refundStatus = 'pending'
  const { id, intent } = await shop.pay(5000)
  await shop.withdrawFrom(id, 5000)
  await double.settle()
  const [refund = expect.fail()] = double.state.refunds.values()
  const dispute = double.state.dispute(intent, 5000)
  await double.settle()
  return { refund, dispute }
}

async function getBooks(shop: StripeShop) {
  return {
    balance: await shop.ann.getBalance(),
    disputes: await shop.getAccount('disputes'),
    losses: await shop.getAccount('losses'),
  }
}

test('the amount of a failed refund is held if the payment was disputed in the meantime [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { refund, dispute } = await disputeDuringRefund(shop)
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  // The bank took 50, and 50 is held.
  expect(await getBooks(shop)).toEqual({ balance: 0, disputes: 0, losses: 0 })
  expect((await ann.getWithdrawals()).top_ups).toEqual([])
  double.state.closeDispute(dispute, 'lost')
  await double.settle()
  expect(await getBooks(shop)).toEqual({ balance: 0, disputes: 0, losses: 0 })
})

test('a failed refund reduces the loss of a dispute lost earlier [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { refund, dispute } = await disputeDuringRefund(shop)
  double.state.closeDispute(dispute, 'lost')
  await double.settle()
  expect(await getBooks(shop)).toEqual({ balance: 0, disputes: 0, losses: -5000 })
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  expect(await getBooks(shop)).toEqual({ balance: 0, disputes: 0, losses: 0 })
})

test('the amount held because of a failed refund is released when the dispute is won [P5.03]', async () => {
  const { shop, double } = await openStripeShop()
  const { refund, dispute } = await disputeDuringRefund(shop)
  double.state.decideRefund(refund, 'failed')
  double.state.closeDispute(dispute, 'won')
  await double.settle()
  expect(await getBooks(shop)).toEqual({ balance: 5000, disputes: 0, losses: 0 })
})

/** Buys the first one-shot with the full top-up, then refunds the order. */
async function refundPaidOrder(
  shop: StripeShop,
  beforeRefund: (intent: string, price: number) => Promise<void>,
) {
  const { ann } = shop
  const product = shop.products.oneShots[0]
  const { intent } = await shop.pay(product.price)
  const { body } = await ann.buy(product)
  await beforeRefund(intent, product.price)
  const order: number = body.data.order.id
  const refunded = await runShopCommand(shop.folder, `refund order ${order} --reason faulty`)
  expect(refunded.status).toBe(0)
  expect(refunded.stdout).toMatch(
    /^Warning: €0\.9[89] of this refund was immediately deducted from the balance, /m,
  )
}

test.each(['lost', 'open'] as const)(
  'an order refund does not return the amount that the bank has already returned (dispute %s) [P5.08]',
  async (state) => {
    const { shop, double, ann } = await openStripeShop()
    await refundPaidOrder(shop, async (intent, price) => {
      const dispute = double.state.dispute(intent, price)
      if (state === 'lost') double.state.closeDispute(dispute, 'lost')
      await double.settle()
    })
    expect(await getBooks(shop)).toEqual({ balance: 0, disputes: 0, losses: 0 })
    expect((await ann.getWithdrawals()).top_ups).toEqual([])
  },
)

test('two disputes of a payment together hold at most the amount that a refund returns to the balance [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const [first = expect.fail(), second = expect.fail()] = shop.products.oneShots
  const paid = first.price + second.price
  const { intent } = await shop.pay(paid)
  await ann.buy(first, second)
  for (const amount of [first.price, second.price]) double.state.dispute(intent, amount)
  await double.settle()
  const refunded = await runShopCommand(shop.folder, 'refund order 1 --lines 2 --reason faulty')
  expect(refunded.status).toBe(0)
  // Their order by id determines which of them holds more.
  const disputes = await shop.db.selectFrom('disputes').select('held').execute()
  expect(disputes.reduce((sum, { held }) => sum + held, 0)).toBe(second.price)
  expect(await getBooks(shop)).toEqual({ balance: 0, disputes: -first.price, losses: 0 })
})

test('an order refund does not return the amount refunded to the card in the Dashboard [P5.08]', async () => {
  const { shop, double } = await openStripeShop()
  await refundPaidOrder(shop, async (intent, price) => {
    double.state.refundInDashboard(intent, price - 1)
    await double.settle()
  })
  expect(await getBooks(shop)).toEqual({ balance: 1, disputes: 0, losses: 0 })
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  const { price } = shop.products.oneShots[0]
  expect(await getBooks(shop)).toEqual({ balance: price, disputes: 0, losses: 0 })
})
