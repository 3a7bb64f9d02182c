import { expect, test } from 'vitest'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import { buyProducts, getBalance } from '../../../support/shops/shop.ts'
import { withdrawFrom } from '../../../support/stripe/refunds.ts'
import { getAccount, openStripeShop, pay } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'
import { getFirstOneShot, getWithdrawals } from '../../../support/withdrawals.ts'

/** Pays and withdraws €50; the payment is disputed while the bank has not decided on the refund. */
async function disputeDuringRefund(stripeShop: StripeShop) {
  const { double } = stripeShop
  double.state.refundStatus = 'pending'
  const { id, intent } = await pay(stripeShop, 5000)
  await withdrawFrom(stripeShop, id, 5000)
  await double.settle()
  const [refund = expect.fail()] = double.state.refunds.values()
  const dispute = double.state.dispute(intent, 5000)
  await double.settle()
  return { refund, dispute }
}

async function getBooks(stripeShop: StripeShop) {
  return {
    balance: await getBalance(stripeShop.shop, stripeShop.ann),
    disputes: await getAccount(stripeShop, 'disputes'),
    losses: await getAccount(stripeShop, 'losses'),
  }
}

test('what a failed refund gives back is held if the payment was disputed meanwhile [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { double, shop, ann } = stripeShop
  const { refund, dispute } = await disputeDuringRefund(stripeShop)
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  // The bank took 50, and 50 is held.
  expect(await getBooks(stripeShop)).toEqual({ balance: 0, disputes: 0, losses: 0 })
  expect((await getWithdrawals(shop, ann)).top_ups).toEqual([])
  double.state.closeDispute(dispute, 'lost')
  await double.settle()
  expect(await getBooks(stripeShop)).toEqual({ balance: 0, disputes: 0, losses: 0 })
})

test('what a failed refund gives back makes the loss of a dispute smaller that was lost before [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  const { refund, dispute } = await disputeDuringRefund(stripeShop)
  double.state.closeDispute(dispute, 'lost')
  await double.settle()
  expect(await getBooks(stripeShop)).toEqual({ balance: 0, disputes: 0, losses: -5000 })
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  expect(await getBooks(stripeShop)).toEqual({ balance: 0, disputes: 0, losses: 0 })
})

test('what was held because of a failed refund comes back when the dispute is won [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  const { refund, dispute } = await disputeDuringRefund(stripeShop)
  double.state.decideRefund(refund, 'failed')
  double.state.closeDispute(dispute, 'won')
  await double.settle()
  expect(await getBooks(stripeShop)).toEqual({ balance: 5000, disputes: 0, losses: 0 })
})

/** Buys the first one-shot with all that was paid, and refunds the order. */
async function refundPaidOrder(
  stripeShop: StripeShop,
  beforeRefund: (intent: string, price: number) => Promise<void>,
) {
  const { shop, ann } = stripeShop
  const product = getFirstOneShot(shop)
  const { intent } = await pay(stripeShop, product.price)
  const { body } = await buyProducts(shop, ann, [product])
  await beforeRefund(intent, product.price)
  const order: number = body.data.order.id
  const refunded = await runShopCommand(shop.folder, `refund order ${order} --reason faulty`)
  expect(refunded.status).toBe(0)
  expect(refunded.stdout).toMatch(/^Warning: €0\.9[89] were taken from the balance again, /m)
}

test.each(['lost', 'open'] as const)(
  'the refund of an order does not pay what the bank has given back already (dispute %s) [P5.08]',
  async (state) => {
    const stripeShop = await openStripeShop()
    const { double, shop, ann } = stripeShop
    await refundPaidOrder(stripeShop, async (intent, price) => {
      const dispute = double.state.dispute(intent, price)
      if (state === 'lost') double.state.closeDispute(dispute, 'lost')
      await double.settle()
    })
    expect(await getBooks(stripeShop)).toEqual({ balance: 0, disputes: 0, losses: 0 })
    expect((await getWithdrawals(shop, ann)).top_ups).toEqual([])
  },
)

test('two disputes of a payment together hold no more than a refund brings to the balance [P5.03]', async () => {
  const stripeShop = await openStripeShop()
  const { shop, double, ann } = stripeShop
  const [first = expect.fail(), second = expect.fail()] = shop.products.oneShots
  const paid = first.price + second.price
  const { intent } = await pay(stripeShop, paid)
  await buyProducts(shop, ann, [first, second])
  for (const amount of [first.price, second.price]) double.state.dispute(intent, amount)
  await double.settle()
  const refunded = await runShopCommand(shop.folder, 'refund order 1 --lines 2 --reason faulty')
  expect(refunded.status).toBe(0)
  // Which of them holds more is the order of their ids.
  const disputes = await shop.db.selectFrom('disputes').select('held').execute()
  expect(disputes.reduce((sum, { held }) => sum + held, 0)).toBe(second.price)
  expect(await getBooks(stripeShop)).toEqual({ balance: 0, disputes: -first.price, losses: 0 })
})

test('the refund of an order does not pay what was refunded to the card in the Dashboard [P5.08]', async () => {
  const stripeShop = await openStripeShop()
  const { double } = stripeShop
  await refundPaidOrder(stripeShop, async (intent, price) => {
    double.state.refundInDashboard(intent, price - 1)
    await double.settle()
  })
  expect(await getBooks(stripeShop)).toEqual({ balance: 1, disputes: 0, losses: 0 })
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  const { price } = getFirstOneShot(stripeShop.shop)
  expect(await getBooks(stripeShop)).toEqual({ balance: price, disputes: 0, losses: 0 })
})
