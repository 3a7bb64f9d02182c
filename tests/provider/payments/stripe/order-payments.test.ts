import { expect, test } from 'vitest'
import { listItems } from '#provider/payments/stripe/describe-product.ts'
import type { Customer } from '../../../support/shops/customer.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'
import demoShop from '../../../../shop.config.ts'

/** Fills the cart of a customer and opens a payment page for it. */
async function startOrder(shop: StripeShop, ann: Customer) {
  const [one, other] = shop.products.oneShots
  await ann.addToCart(one)
  await ann.addToCart(other)
  await ann.prepareCheckout()
  return await openPage(shop, ann)
}

async function openPage(shop: StripeShop, ann: Customer) {
  const { body, status } = await ann.payOrder()
  expect(status).toBe(200)
  const { session_id: id, redirect_url: url } = body
  const checkout = shop.double.state.sessions.get(url.split('/').at(-1)) ?? expect.fail()
  return { id, checkout }
}

const listOrders = (shop: StripeShop) => shop.db.selectFrom('orders').selectAll().execute()

function listMails(shop: StripeShop): (string | undefined)[] {
  return shop.mails.map(({ kind }) => kind).filter((kind) => /payment|order/.test(kind ?? ''))
}

test('the order is placed once, whichever of webhook and return comes first, and both at once [P4.01]', async () => {
  for (const first of ['webhook', 'return', 'both']) {
    const { shop, double, ann } = await openStripeShop()
    const { id, checkout } = await startOrder(shop, ann)
    double.knobs.webhooks = 'holds'
    double.knobs.copies = 3
    double.state.pay(checkout)
    const steps = { webhook: () => double.flush(), return: () => shop.returnFromPayment(id) }
    if (first === 'both') await Promise.all([steps.return(), steps.webhook()])
    else await steps[first === 'webhook' ? 'webhook' : 'return']()
    expect([first, await ann.getCart()]).toEqual([first, null])
    await double.flush()
    shop.wait(3)
    expect(await shop.returnFromPayment(id)).toBe('paid')
    expect([await listOrders(shop), await ann.getBalance()]).toMatchObject([
      [{ card_amount: checkout.amount_total }],
      0,
    ])
    expect(listMails(shop)).toEqual(['order-receipt'])
  }
})

test('a direct debit delivers nothing until its money has come, days later, and then places the order [P4.01]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, checkout } = await startOrder(shop, ann)
  const debit = { method: 'sepa_debit', cardCountry: 'FR', billingCountry: 'FR' } as const
  double.state.startDelayed(checkout, debit)
  await double.settle()
  expect(await shop.returnFromPayment(id)).toBe('processing')
  expect([await listOrders(shop), (await ann.getPayment(id)).order.state]).toEqual([[], 'open'])
  expect((await ann.payOrder()).body.reason).toBe('payment_pending')
  expect(shop.mails.at(-1)?.text).toMatch(/we’ll place your order[^]*nothing is delivered/)
  shop.wait(3 * 24 * 60 * 60)
  double.state.succeedDelayed(checkout)
  await double.settle()
  expect(await listOrders(shop)).toMatchObject([{ vat_country: 'FR' }])
  expect(listMails(shop)).toEqual(['payment-pending', 'order-receipt'])
})

test('a direct debit that fails orders nothing and leaves the cart [P4.01]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { checkout } = await startOrder(shop, ann)
  double.state.startDelayed(checkout, { method: 'sepa_debit' })
  await double.settle()
  double.state.failDelayed(checkout)
  await double.settle()
  expect([await listOrders(shop), await ann.getBalance()]).toEqual([[], 0])
  expect((await ann.getCart()).items).toHaveLength(2)
  await openPage(shop, ann)
})

test('the order knows the country of the card that pays for it, also if Stripe first answers no calls [P4.01] [P5.05]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { checkout } = await startOrder(shop, ann)
  double.knobs.api = 'fails'
  double.state.pay(checkout, { cardCountry: 'FR', billingCountry: 'FR' })
  await double.settle()
  expect([await listOrders(shop), await ann.getBalance()]).toEqual([[], 0])
  double.knobs.api = 'works'
  for (let runs = 0; runs < 2; runs += 1) await shop.runTasks(6)
  expect(await listOrders(shop)).toMatchObject([{ vat_country: 'FR' }])
})

test('a card of a country that the shop does not sell to becomes Tunes instead of an order [P4.01]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, checkout } = await startOrder(shop, ann)
  double.state.pay(checkout, { cardCountry: 'US', billingCountry: 'US' })
  await double.settle()
  expect([await listOrders(shop), await ann.getBalance()]).toEqual([[], checkout.amount_total])
  expect((await ann.getPayment(id)).order).toMatchObject({ reason: 'country_not_sold' })
})

test('the payment page lists the lines of the order, or says what else pays for it [P4.01]', () => {
  const order = { prices: [250, 300], rest: 0, giftCard: 0, balance: 0, surplus: 0 }
  const contents = { names: ['Kick', 'Snare'], more: 0 }
  const list = (amount: number, changes: object) =>
    listItems(
      { amount, locale: 'en', contents: { ...contents, order: { ...order, ...changes } } },
      demoShop,
    )
  expect(list(550, {})).toEqual([
    { name: 'Kick', amount: 250 },
    { name: 'Snare', amount: 300 },
  ])
  expect(list(350, { balance: 200 })).toEqual([
    {
      name: 'Overtone: Kick, Snare',
      amount: 350,
      description:
        'Kick: €2.50; Snare: €3.00; From your balance: −€2.00. We’ll place your order as soon as you’ve paid.',
    },
  ])
})

test('a cart that has changed ends its earlier payment page; one that comes back opens another [P4.01]', async () => {
  const { shop, ann } = await openStripeShop()
  const first = await startOrder(shop, ann)
  expect((await openPage(shop, ann)).id).toBe(first.id)
  await ann.addToCart(shop.products.oneShots[2])
  const second = await openPage(shop, ann)
  expect([first.checkout.status, second.checkout.status]).toEqual(['expired', 'open'])
  const { items } = await ann.getCart()
  await ann.delete(`/api/v1/customer/cart/remove/${items[2].id}`)
  const third = await openPage(shop, ann)
  expect([second.checkout.status, third.checkout.status]).toEqual(['expired', 'open'])
  expect(third.id).not.toBe(first.id)
})

test('a payment that is asked for again after it was made is not opened a second time [P4.01]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { checkout } = await startOrder(shop, ann)
  double.knobs.webhooks = 'holds'
  double.state.pay(checkout)
  const cart = await ann.getCart()
  const again = await ann.payOrder()
  expect([again.status, again.body.reason]).toEqual([422, 'cart_changed'])
  expect(double.state.sessions.size).toBe(1)
  expect(await listOrders(shop)).toMatchObject([{ cart_id: cart.id }])
  await double.flush()
})

test('a payment of another sum orders nothing, and the order can be paid with another page [P4.01]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, checkout } = await startOrder(shop, ann)
  double.state.pay(checkout, { amount: 51 })
  await double.settle()
  expect([await listOrders(shop), await ann.getBalance()]).toEqual([[], 0])
  const again = await openPage(shop, ann)
  expect(again.id).not.toBe(id)
  double.state.pay(again.checkout)
  await double.settle()
  expect(await listOrders(shop)).toHaveLength(1)
})

test('a page that has ended without a report is replaced by another one [P4.01]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, checkout } = await startOrder(shop, ann)
  await shop.db
    .updateTable('payment_sessions')
    .set({ status: 'opening', processor_id: null })
    .where('id', '=', id)
    .execute()
  checkout.status = 'expired'
  checkout.url = null
  expect((await openPage(shop, ann)).id).not.toBe(id)
  await double.settle()
})

test('a card that pays after the page of the shop has ended still places the order [P4.01]', async () => {
  const { shop, double, ann } = await openStripeShop()
  const { id, checkout } = await startOrder(shop, ann)
  await shop.db
    .updateTable('payment_sessions')
    .set({ status: 'closed' })
    .where('id', '=', id)
    .execute()
  await ann.post('/api/v1/customer/logout')
  double.state.pay(checkout)
  await double.settle()
  expect(await listOrders(shop)).toHaveLength(1)
})
