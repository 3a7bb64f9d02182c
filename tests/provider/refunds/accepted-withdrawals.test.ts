import { expect, test } from 'vitest'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import { openStripeShop } from '../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../support/stripe/stripe-shop.ts'

/** Opens a shop with an order of two sounds paid by card, and a withdrawal from it. */
async function openShopWithWithdrawal(cents = 2000) {
  const { shop, ann } = await openStripeShop()
  const payment = await shop.pay(cents)
  const { body } = await ann.buy(...shop.products.oneShots.slice(3, 5))
  const { id } = body.data.order
  await ann.withdraw({ contract: `Order ${id}` })
  return {
    shop,
    payment,
    orderId: id as number,
    price: cents - (await ann.getBalance()),
  }
}

const accept = async (shop: StripeShop, args = 'W-1') =>
  await runShopCommand(shop.folder, `withdrawals accept ${args}`)

const list = async (shop: StripeShop) => (await runShopCommand(shop.folder, 'withdrawals')).stdout

/** Lets the running shop pay the refunds that the command has stored. */
async function payRefunds(shop: StripeShop): Promise<void> {
  for (let runs = 0; runs < 2; runs += 1) await shop.runTasks(1)
  await shop.double.settle()
}

test('an accepted withdrawal refunds the card payment, ends the downloads, and is closed once the refund has arrived [P5.03] [P5.08]', async () => {
  const { shop, payment, orderId, price } = await openShopWithWithdrawal()
  const { double, ann } = shop
  double.state.refundStatus = 'pending'
  const { stdout, stderr } = await accept(shop)
  expect(stderr).toBe('')
  const amount = `€${(price / 100).toFixed(2)}`
  expect(stdout).toMatch(new RegExp(`^ +the way it was paid +${amount}$`, 'm'))
  expect(stdout).toContain('“withdrawals” lists it until it has arrived')
  expect(await ann.getBalance()).toBe(2000 - price)
  expect(await list(shop)).toContain(`accepted, ${amount} on the way`)
  await payRefunds(shop)
  expect(await list(shop)).toContain(`accepted, ${amount} on the way`)
  const [refund = expect.fail()] = double.state.refunds.values()
  expect(refund).toMatchObject({ amount: price, payment_intent: payment.intent })
  double.state.decideRefund(refund, 'succeeded')
  await double.settle()
  expect(await list(shop)).toBe('No withdrawal is open.\n')
  const links = await shop.db.selectFrom('purchased_links').select('status').execute()
  expect(new Set(links.map(({ status }) => status))).toEqual(new Set(['expired']))
  expect(await shop.getAccount('card-clearing')).toBe(price - 2000)
  expect(await shop.getAccount('sales')).toBe(0)
  const { text } = await shop.db
    .selectFrom('outbox')
    .select('text')
    .where('kind', '=', 'order-refund')
    .executeTakeFirstOrThrow()
  expect(text).toContain('We have accepted your withdrawal W-1.')
  expect(text).toContain(`${amount} goes back to the payment method you paid with.`)
  expect(text).toContain(`Returned to the payment method used: ${amount}`)
  expect(text).not.toContain('Returned to the balance')
  const { html } = await shop.db
    .selectFrom('invoices')
    .select('html')
    .where('kind', '=', 'credit-note')
    .executeTakeFirstOrThrow()
  expect(html).toContain('Returned to the payment method used')
  expect(html).not.toContain('Returned to the balance')
  expect((await runShopCommand(shop.folder, `orders ${orderId}`)).stdout).toMatch(
    /^withdrawal W-1 +closed .*: accepted and paid back$/m,
  )
})

test('several payments are each refunded what they paid, and other top-ups stay [P5.03]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const first = await shop.pay(100)
  const second = await shop.pay(2000)
  const { body } = await ann.buy(...shop.products.oneShots.slice(3, 5))
  const left = await ann.getBalance()
  await ann.withdraw({ contract: `Order ${body.data.order.id}` })
  await accept(shop)
  await payRefunds(shop)
  const refunds = [...double.state.refunds.values()]
  expect(refunds.map(({ payment_intent: intent, amount }) => [intent, amount]).toSorted()).toEqual(
    [
      [first.intent, 100],
      [second.intent, 2000 - left],
    ].toSorted(),
  )
  expect(await ann.getBalance()).toBe(left)
  expect(await list(shop)).toBe('No withdrawal is open.\n')
})

test('a failed refund leaves the withdrawal open, and accepting it again repeats the refund [P5.03]', async () => {
  const { shop, price } = await openShopWithWithdrawal()
  const { double, ann } = shop
  await accept(shop)
  double.state.refundStatus = 'pending'
  await payRefunds(shop)
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed', 'expired_or_canceled_card')
  await double.settle()
  const amount = `€${(price / 100).toFixed(2)}`
  expect(await list(shop)).toContain(`${amount} failed; accept it again`)
  expect(await ann.getBalance()).toBe(2000)
  expect(shop.mails.map(({ kind }) => kind)).toContain('refund-failed')
  double.state.refundStatus = 'succeeded'
  expect((await accept(shop)).stdout).toMatch(new RegExp(`^refund made again +${amount}$`, 'm'))
  await payRefunds(shop)
  expect(await list(shop)).toBe('No withdrawal is open.\n')
  expect(await ann.getBalance()).toBe(2000 - price)
  expect((await accept(shop)).stderr).toBe('The withdrawal W-1 is already closed.\n')
})

test('a refund that is made again is no more than what is unspent by then [P5.03]', async () => {
  const { shop } = await openShopWithWithdrawal()
  const { double, ann } = shop
  await accept(shop)
  double.state.refundStatus = 'pending'
  await payRefunds(shop)
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  await ann.buy(shop.products.packs[0])
  const left = await ann.getBalance()
  expect(left).toBe(100)
  expect((await accept(shop)).stdout).toMatch(/^refund made again +€1\.00$/m)
  expect(await ann.getBalance()).toBe(0)
})

test('a withdrawal that the owner has closed stays closed if a refund of it fails [P5.03]', async () => {
  const { shop } = await openShopWithWithdrawal()
  const { double } = shop
  double.state.refundStatus = 'pending'
  await accept(shop)
  await payRefunds(shop)
  await runShopCommand(shop.folder, 'withdrawals close W-1 --reason settled')
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  expect(await list(shop)).toBe('No withdrawal is open.\n')
})

test('an order that the owner refunds without a withdrawal is paid back in Tunes [P5.08]', async () => {
  const { shop, orderId } = await openShopWithWithdrawal()
  await runShopCommand(shop.folder, `refund order ${orderId} --reason goodwill`)
  expect([await shop.ann.getBalance(), await shop.listRefunds()]).toEqual([2000, []])
})

test('a refund that fails after it arrived reopens the withdrawal [P5.03]', async () => {
  const { shop } = await openShopWithWithdrawal()
  const { double } = shop
  await accept(shop)
  await payRefunds(shop)
  expect(await list(shop)).toBe('No withdrawal is open.\n')
  const [refund = expect.fail()] = double.state.refunds.values()
  double.state.decideRefund(refund, 'failed')
  await double.settle()
  expect(await list(shop)).toContain('failed; accept it again')
})

test('accepting twice refunds once, and lines can be accepted separately [P5.08]', async () => {
  const { shop, orderId, price } = await openShopWithWithdrawal()
  const { double } = shop
  double.state.refundStatus = 'pending'
  expect((await accept(shop, `W-1 ${orderId} --lines 9`)).stderr).toContain('no such line')
  await accept(shop, `W-1 ${orderId} --lines 1`)
  await accept(shop, `W-1 ${orderId} --lines 1`)
  await accept(shop, `W-1 ${orderId} --lines 2`)
  await accept(shop)
  const refunds = await shop.db.selectFrom('refunds').select('amount').execute()
  expect(refunds).toHaveLength(2)
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
  await payRefunds(shop)
  const [one = expect.fail(), other = expect.fail()] = [...double.state.refunds.values()]
  double.state.decideRefund(one, 'succeeded')
  await double.settle()
  expect(await list(shop)).toContain('on the way')
  double.state.decideRefund(other, 'succeeded')
  await double.settle()
  expect(await list(shop)).toBe('No withdrawal is open.\n')
})

test("the gift card's share is returned to the gift card, and the withdrawal is closed at once [P5.08]", async () => {
  const { shop, double, ann } = await openStripeShop()
  await runShopCommand(shop.folder, 'codes gift-card 50 --code PRESENT-50')
  const [product = expect.fail()] = shop.products.oneShots.slice(3)
  await ann.addToCart(product)
  const code = { code: 'PRESENT-50' }
  await ann.post('/api/v1/customer/cart/coupon', code)
  await ann.prepareCheckout()
  const { body } = await ann.saveOrder()
  await ann.withdraw({ contract: `Order ${body.data.order.id}` })
  const { stdout } = await accept(shop)
  expect(stdout).toMatch(/^ +to the gift card +€0\.99$/m)
  expect(stdout).toContain('The withdrawal W-1 is closed')
  expect([await ann.getBalance(), double.state.refunds.size]).toEqual([0, 0])
})

test('an amount already refunded to the card is not refunded again [P5.03]', async () => {
  const { shop, payment, price } = await openShopWithWithdrawal()
  const { double, ann } = shop
  double.state.refundInDashboard(payment.intent, 2000)
  await double.settle()
  expect(await ann.getBalance()).toBe(0)
  const { stdout } = await accept(shop)
  expect(stdout).toMatch(
    new RegExp(`^ +already with the customer +€${(price / 100).toFixed(2)}$`, 'm'),
  )
  await payRefunds(shop)
  expect(double.state.refunds.size).toBe(1)
  expect([await ann.getBalance(), await shop.getAccount('losses')]).toEqual([0, 0])
})

test('a withdrawal is accepted only for orders of its sender [P5.03]', async () => {
  const { shop } = await openShopWithWithdrawal()
  const { ann } = shop
  await ann.withdraw({ contract: 'What I bought' })
  await shop.withdraw({ contract: 'What I bought', email: 'bea@example.com' })
  expect((await accept(shop, 'W-2')).stderr).toContain('withdrawals accept W-2 ORDER')
  expect((await accept(shop, 'W-3 1')).stderr).toContain('not one of the sender')
  expect((await accept(shop, 'W-9')).stderr).toBe('There is no withdrawal W-9 from an order.\n')
  expect(await shop.db.selectFrom('order_refunds').select('id').execute()).toEqual([])
  expect((await accept(shop, 'W-2 1')).stdout).toContain('the way it was paid')
})
