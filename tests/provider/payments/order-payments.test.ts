import { expect, test } from 'vitest'
import { createPaidWebhook } from '../../support/shops/customer.ts'
import type { Customer } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { createRecoveryEntry } from '#provider/ledger/ledger.rules.ts'
import { insertJournalEntry } from '#provider/ledger/ledger.store.ts'
import { verifyClaims } from '#provider/payments/demo/session-token.ts'
import { secret } from '../../support/shops/shop.ts'

const shop = await openShop({ isAudited: true })
const [first, second] = shop.products.oneShots

/** A customer with a balance, in cents, and a cart that is ready to be ordered. */
async function fillCart(balance = 0): Promise<Customer> {
  const customer = await shop.signUp(balance)
  await customer.addToCart(first)
  await customer.addToCart(second)
  await customer.prepareCheckout()
  return customer
}

async function pay(session: string, cents: number): Promise<number> {
  return (await shop.sendWebhook(createPaidWebhook(session, cents))).status
}

const listOrders = async (customer: Customer) =>
  await shop.db.selectFrom('orders').selectAll().where('customer_id', '=', customer.id).execute()

const listMails = (customer: Customer) =>
  shop.mails
    .filter(({ to }) => to === customer.email)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'email-verification')

const getDue = async (customer: Customer) => Math.round((await customer.getCart()).amount_due * 100)

test('a card pays exactly what the balance does not, and the order is placed by itself, once [P4.01]', async () => {
  const customer = await fillCart(100)
  const due = await getDue(customer)
  const { status, body } = await customer.payOrder()
  expect([status, await listOrders(customer)]).toEqual([200, []])
  expect(await customer.getPayment(body.session_id)).toMatchObject({
    status: 'open',
    amount: ((due - 100) / 100).toFixed(4),
    order: { state: 'open', increment_id: null, reason: null },
  })
  const statuses = await Promise.all([1, 2, 3].map(() => pay(body.session_id, due - 100)))
  expect(statuses).toEqual([200, 200, 200])
  const [order = expect.fail(), ...others] = await listOrders(customer)
  expect(others).toEqual([])
  expect(order).toMatchObject({
    amount_paid: due,
    card_amount: due - 100,
    consent_at: expect.any(String),
  })
  expect(await customer.getPayment(body.session_id)).toMatchObject({
    status: 'paid',
    order: { state: 'ordered', increment_id: String(order.id), reason: null },
  })
  expect([await customer.getBalance(), await customer.getCart()]).toEqual([0, null])
  expect(listMails(customer)).toEqual(['payment-receipt', 'order-receipt'])
  const { text } = shop.mails.at(-1) ?? expect.fail()
  expect(text).toContain(`Paid on the payment page: €${((due - 100) / 100).toFixed(2)}`)
  expect(text).toContain('Paid from your balance: 1 Tune')
})

test('who does not want to use the balance keeps it [P4.01]', async () => {
  const customer = await fillCart(5000)
  const due = await getDue(customer)
  const { body } = await customer.payOrder({ usesBalance: false })
  await pay(body.session_id, due)
  expect(await listOrders(customer)).toMatchObject([{ amount_paid: due, card_amount: due }])
  expect(await customer.getBalance()).toBe(5000)
  expect(shop.mails.at(-1)?.text).not.toContain('from your balance')
})

test('the payment page lists the lines of the order and what the balance pays [P4.01]', async () => {
  const customer = await fillCart(100)
  const { body } = await customer.payOrder()
  const token = new URL(body.redirect_url).pathname.split('/').at(-1) ?? ''
  const { contents, amount } = verifyClaims(token, secret) ?? expect.fail()
  const prices = contents?.order?.prices ?? []
  expect(contents).toMatchObject({ more: 0, order: { balance: 100, giftCard: 0, surplus: 0 } })
  expect(contents?.names).toHaveLength(2)
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(amount + 100)
})

test('closing the payment page changes nothing, and asking again opens the same payment [P4.01]', async () => {
  const customer = await fillCart()
  const before = await customer.getCart()
  const [one, other] = await Promise.all([customer.payOrder(), customer.payOrder()])
  expect(one.body.session_id).toBe(other.body.session_id)
  await shop.sendWebhook({
    ...createPaidWebhook(one.body.session_id, await getDue(customer)),
    id: `evt_${one.body.session_id}_closed`,
    type: 'payment.closed',
  })
  expect((await customer.getCart()).items).toEqual(before.items)
  expect([await listOrders(customer), await customer.getBalance()]).toEqual([[], 0])
  const again = await customer.payOrder()
  expect(again.body.session_id).not.toBe(one.body.session_id)
  expect(await pay(again.body.session_id, await getDue(customer))).toBe(200)
  expect(await listOrders(customer)).toHaveLength(1)
})

test('a second payment of the same order is credited, and the receipt says so [P4.01]', async () => {
  const customer = await fillCart()
  const due = await getDue(customer)
  const one = (await customer.payOrder()).body.session_id
  await shop.sendWebhook({
    ...createPaidWebhook(one, due),
    id: `evt_${one}_closed`,
    type: 'payment.closed',
  })
  const other = (await customer.payOrder()).body.session_id
  await Promise.all([pay(one, due), pay(other, due)])
  expect(await listOrders(customer)).toHaveLength(1)
  expect(await customer.getBalance()).toBe(due)
  const payments = [await customer.getPayment(one), await customer.getPayment(other)]
  const reasons = payments.map(({ order }) => order.reason)
  expect(reasons.toSorted()).toEqual(['already_ordered', null])
  expect(listMails(customer).toSorted()).toEqual(['order-receipt', 'payment-receipt'])
  const receipt = shop.mails.findLast(({ kind }) => kind === 'payment-receipt')
  expect(receipt?.text).toContain('paid twice')
})

test('if the cart, a price, a code or the balance has changed, the money becomes Tunes and nothing is ordered [P4.01]', async () => {
  const coupon = { code: 'GONE', percent: 50 }
  await shop.db.insertInto('coupons').values(coupon).execute()
  const changes: ((customer: Customer) => Promise<unknown>)[] = [
    (customer) => customer.addToCart(shop.products.oneShots[2]),
    async (customer) => {
      const cart = await customer.getCart()
      return await customer.delete(`/api/v1/customer/cart/remove/${cart.items[0].id}`)
    },
    (customer) => customer.enterCode('GONE'),
    async () =>
      await shop.db
        .updateTable('products')
        .set(({ eb }) => ({ price_cents: eb('price_cents', '+', 10) }))
        .where('id', '=', first.id)
        .execute(),
  ]
  for (const change of changes) {
    const customer = await fillCart()
    const due = await getDue(customer)
    const { body } = await customer.payOrder()
    await change(customer)
    const changed = await customer.getCart()
    expect(await pay(body.session_id, due)).toBe(200)
    expect([await listOrders(customer), await customer.getBalance()]).toEqual([[], due])
    const { items, grand_total: total } = await customer.getCart()
    expect([items, total]).toEqual([changed.items, changed.grand_total])
    const { status, order } = await customer.getPayment(body.session_id)
    expect([status, order]).toEqual([
      'paid',
      { state: 'credited', increment_id: null, reason: 'cart_changed' },
    ])
    expect(listMails(customer)).toEqual(['payment-receipt'])
    expect(shop.mails.at(-1)?.text).toContain('We did not place your order')
  }
})

test('if the balance was spent meanwhile, the money becomes Tunes and nothing is ordered [P4.01]', async () => {
  const customer = await fillCart(100)
  const due = await getDue(customer)
  const { body } = await customer.payOrder()
  await shop.db
    .transaction()
    .execute((db) => insertJournalEntry(db, createRecoveryEntry('test', customer.id, 30), shop.now))
  expect(await pay(body.session_id, due - 100)).toBe(200)
  expect([await listOrders(customer), await customer.getBalance()]).toEqual([[], due - 30])
  const { order } = await customer.getPayment(body.session_id)
  expect(order).toMatchObject({ state: 'credited', reason: 'insufficient_balance' })
})

test('no payment is opened for other amounts than those displayed, nor for what the balance pays [P4.01]', async () => {
  const customer = await fillCart()
  const due = await getDue(customer)
  const expectRefused = async (changes: Record<string, unknown>, reason: string, status = 422) => {
    const response = await customer.payOrder(changes)
    expect([changes, response.status, response.body.reason]).toEqual([changes, status, reason])
  }
  await expectRefused({ expected_total: 1 }, 'cart_changed')
  await expectRefused({ expected_due: 1 }, 'cart_changed')
  await expectRefused({ expected_card: 1 }, 'cart_changed')
  await expectRefused({ cart_id: 999_999 }, 'cart_empty', 500)
  await customer.topUp(due)
  await expectRefused({}, 'cart_changed')
  expect((await customer.saveOrder()).status).toBe(200)
  await expectRefused({ cart_id: 1, expected_total: 1, expected_due: 1 }, 'cart_empty', 500)
})

test('a payment of a blocked or deleted account is not ordered', async () => {
  const customer = await fillCart()
  const due = await getDue(customer)
  const { body } = await customer.payOrder()
  await shop.db.updateTable('customers').set({ status: 0 }).where('id', '=', customer.id).execute()
  expect(await pay(body.session_id, due)).toBe(200)
  expect(await listOrders(customer)).toEqual([])
  const payment = await shop.db
    .selectFrom('order_payments')
    .select(['state', 'refusal'])
    .where('session_id', '=', body.session_id)
    .executeTakeFirst()
  expect(payment).toEqual({ state: 'credited', refusal: 'account_closed' })
})

test('a gift card pays first, and the smallest payment is charged for the order alone [P4.01]', async () => {
  const customer = await shop.signUp()
  await customer.addToCart(second)
  const due = await getDue(customer)
  await shop.db
    .insertInto('gift_cards')
    .values({ code: 'ALMOST', amount: due - 60 })
    .execute()
  await customer.enterCode('ALMOST')
  await customer.prepareCheckout()
  await customer.topUp(50)
  const { body } = await customer.payOrder()
  expect(await customer.getPayment(body.session_id)).toMatchObject({ amount: '0.5000' })
  await pay(body.session_id, 50)
  expect(await listOrders(customer)).toMatchObject([{ amount_paid: 60, card_amount: 50 }])
  expect(await customer.getBalance()).toBe(40)
})
