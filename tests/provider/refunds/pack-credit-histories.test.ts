import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import { payByCard, sumCardPayments } from './pay-by-card.ts'
import ownShop from '../../../shop.config.ts'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

/** The number of random histories; each has its own customer. */
const runs = 16

const start = 10_000

/** Products are numbered: 0 is the pack, 1 to 3 are its sounds. */
const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      buy: fc.nat(3),
      coupon: fc.nat(3),
      card: fc.boolean(),
      pays: fc.constantFrom('balance', 'card', 'card, late', 'card, twice'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ refund: fc.nat(3), endsDownloads: fc.boolean() }) },
)

type Action =
  | {
      readonly buy: number
      readonly coupon: number
      readonly card: boolean
      /** A late payment arrives after the cart has changed; one made twice pays for one order. */
      readonly pays: 'balance' | 'card' | 'card, late' | 'card, twice'
    }
  | { readonly refund: number; readonly endsDownloads: boolean }

/** Half of the histories have a pack that costs less than its sounds together. */
const history = fc.record({
  packPrice: fc.constantFrom(250, 1900),
  actions: fc.array(action, { minLength: 3, maxLength: 10 }),
})

test('in any history of purchases and refunds nobody pays for a sound twice or is paid for buying, and all books agree [P4.03]', async () => {
  const shop = await openShop()
  await shop.db
    .insertInto('coupons')
    .values([1, 2, 3].map((number) => ({ code: `C${number}`, percent: number * 25 })))
    .execute()
  let count = 0
  await fc.assert(
    fc.asyncProperty(history, async ({ packPrice, actions }) => {
      count += 1
      const card = `CARD-${count}`
      await shop.db.insertInto('gift_cards').values({ code: card, amount: 300 }).execute()
      await setPackPrice(shop, packPrice)
      const customer = await shop.signUp(start)
      for (const one of actions) {
        await ('buy' in one ? buy(shop, customer, one, card) : refund(shop, customer, one))
        await expectFairBooks(shop, customer, packPrice)
      }
      for (const product of [1, 2, 3, 0]) {
        await refund(shop, customer, { refund: product, endsDownloads: true })
      }
      await expectNothingPaid(shop, customer, card)
    }),
    { numRuns: runs },
  )
  const violations = await findLedgerViolations(shop.db)
  // A product that was bought again has its download in the later order.
  expect(violations.filter((one) => !one.startsWith('an order is incomplete'))).toEqual([])
}, 240_000)

async function setPackPrice(shop: Shop, price: number): Promise<void> {
  const { id } = shop.products.packs[0]
  await shop.db.updateTable('products').set({ price_cents: price }).where('id', '=', id).execute()
}

const listProducts = ({ products: { packs, oneShots } }: Shop) =>
  [packs[0], ...oneShots.slice(0, 3)] as const

async function buy(
  shop: Shop,
  customer: Customer,
  { buy: number, coupon, card, pays }: Extract<Action, { buy: number }>,
  giftCard: string,
): Promise<void> {
  const product = listProducts(shop)[number]
  if (product === undefined) return
  // Refused if it is owned.
  await customer.addToCart(product)
  if ((await customer.getCart()) === null) return
  if (coupon > 0) await customer.enterCode(`C${coupon}`)
  if (card) await customer.enterCode(giftCard)
  await customer.prepareCheckout()
  const cart = await customer.getCart()
  if (pays !== 'balance' && cart.amount_due > 0) return await payByCard(shop, customer, pays)
  const { status, body } = await customer.saveOrder({
    expected_total: cart.grand_total,
    expected_due: cart.amount_due,
  })
  expect([status, body.message]).toEqual([200, expect.anything()])
}

async function refund(
  shop: Shop,
  customer: Customer,
  { refund: number, endsDownloads }: Extract<Action, { refund: number }>,
): Promise<void> {
  const product = listProducts(shop)[number]?.id ?? 0
  const lines = (await listLines(shop, customer)).filter((line) => line.product_id === product)
  for (const line of lines) {
    await refundOrder(
      { db: shop.db, clock: () => shop.now, mailSender: null, shop: ownShop },
      {
        orderId: line.order_id,
        itemIds: [line.id],
        reason: 'a reason',
        requestKey: `line ${line.id} ${endsDownloads}`,
        endsDownloads,
      },
    )
  }
}

/** The order lines of a customer; `returned` is what refunds returned of them, in cents. */
async function listLines(shop: Shop, { id }: Customer) {
  return await shop.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .leftJoin('order_refund_items', 'order_refund_items.order_item_id', 'order_items.id')
    .where('customer_id', '=', id)
    .select([
      'order_items.id',
      'order_id',
      'product_id',
      'price',
      'order_items.discount',
      'credit',
      'order_refund_items.gross as returned',
    ])
    .execute()
}

async function listOrders(shop: Shop, { id }: Customer) {
  return await shop.db.selectFrom('orders').selectAll().where('customer_id', '=', id).execute()
}

async function listRefunds(shop: Shop, customer: Customer) {
  const ids = (await listOrders(shop, customer)).map((order) => order.id)
  if (ids.length === 0) return []
  return await shop.db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', 'in', ids)
    .execute()
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

async function expectFairBooks(shop: Shop, customer: Customer, packPrice: number): Promise<void> {
  const orders = await listOrders(shop, customer)
  const refunds = await listRefunds(shop, customer)
  const lines = await listLines(shop, customer)
  const returned = sum(refunds.map((one) => one.tunes + one.gift_card_amount))
  const net = sum(orders.map((order) => order.grand_total)) - returned
  // Nobody is paid for buying.
  expect(net).toBeGreaterThanOrEqual(0)
  const kept = lines.filter((line) => line.returned === null)
  expect(kept.every(({ price, discount, credit }) => discount <= price && credit <= discount)).toBe(
    true,
  )
  const [pack] = listProducts(shop)
  const paidForPack = kept.some((line) => line.product_id === pack.id)
  const sounds = sum(
    lines.filter((line) => line.product_id !== pack.id).map((line) => line.price - line.discount),
  )
  // Nobody pays for a sound twice: whoever keeps the pack paid its price at most, or what the sounds
  // cost before.
  if (paidForPack) expect(net).toBeLessThanOrEqual(Math.max(packPrice, sounds))
  const paidByCard = await sumCardPayments(shop, customer)
  const balance = start + paidByCard - sum(orders.map((order) => order.amount_paid))
  expect(await customer.getBalance()).toBe(balance + sum(refunds.map((one) => one.tunes)))
  for (const order of orders) await expectDocuments(shop, order.id, order.grand_total)
}

/** Compares an order with its invoice, its credit notes and their lines. */
async function expectDocuments(shop: Shop, order: number, total: number): Promise<void> {
  const documents = await shop.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', order)
    .execute()
  const [invoice, ...notes] = documents.toSorted((one, other) => one.id - other.id)
  const refunds = await shop.db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', order)
    .execute()
  expect(invoice?.gross).toBe(total)
  const returned = sum(refunds.map((one) => one.tunes + one.gift_card_amount))
  expect(0 - sum(notes.map((note) => note.gross))).toBe(returned)
  const rest = documents.map(({ vat, gross }) => ({ vat, gross }))
  const left = { vat: sum(rest.map((one) => one.vat)), gross: sum(rest.map((one) => one.gross)) }
  expect(Math.min(left.vat, left.gross)).toBeGreaterThanOrEqual(0)
  if (left.gross === 0) expect(left.vat).toBe(0)
}

/** Expects that a customer whose lines are all refunded has everything back. */
async function expectNothingPaid(shop: Shop, customer: Customer, card: string): Promise<void> {
  const orders = await listOrders(shop, customer)
  const refunds = await listRefunds(shop, customer)
  expect(sum(refunds.map((one) => one.tunes + one.gift_card_amount))).toBe(
    sum(orders.map((order) => order.grand_total)),
  )
  expect(await customer.getBalance()).toBe(start + (await sumCardPayments(shop, customer)))
  const { redeemed } = await shop.db
    .selectFrom('gift_cards')
    .select('redeemed')
    .where('code', '=', card)
    .executeTakeFirstOrThrow()
  expect(redeemed).toBe(0)
}
