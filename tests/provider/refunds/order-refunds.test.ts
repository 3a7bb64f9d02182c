import { beforeEach, describe, expect, test } from 'vitest'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import type { OrderRefundInput } from '#provider/refunds/order-settlement.rules.ts'
import ownShop from '../../../shop.config.ts'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'
import type { SeedProduct } from '../../support/shops/seed-products.ts'

let shop: Shop
let customer: Customer

beforeEach(async () => {
  shop = await openShop()
  customer = await shop.signUp(10_000)
})

const getSingles = () => {
  const [, , , one, other] = shop.products.oneShots
  return [one, other] as const
}

const refund = (orderId: number, changes: Partial<OrderRefundInput> = {}) =>
  refundOrder(
    { db: shop.db, clock: () => shop.now, mailSender: null, shop: ownShop },
    {
      orderId,
      itemIds: null,
      reason: 'withdrawal',
      requestKey: 'W-1',
      endsDownloads: true,
      ...changes,
    },
  )

const getOrder = async (id: number) =>
  (await customer.get(`/api/v1/customer/orders/${id}`)).body.data

const listCreditNotes = () =>
  shop.db.selectFrom('invoices').selectAll().where('kind', '=', 'credit-note').execute()

/** Buys products with the gift card CARD and returns the order. */
async function buyWithCard(products: readonly SeedProduct[]) {
  for (const product of products) await customer.addToCart(product)
  await customer.enterCode('CARD')
  await customer.prepareCheckout()
  return (await customer.saveOrder()).body.data.order
}

describe('the refund of an order', () => {
  test('returns the Tunes, ends the downloads and issues a credit note for the invoice [P5.08]', async () => {
    const [single] = getSingles()
    const { body } = await customer.buy(single)
    const { id } = body.data.order
    const link = single.linkId
    const download = async () => (await customer.get(`/api/v1/customer/downloads/${link}`)).status
    const spent = 10_000 - (await customer.getBalance())
    expect(await refund(id)).toMatchObject({ isNew: true, refund: { tunes: spent } })
    expect(await customer.getBalance()).toBe(10_000)
    expect(await download()).toBe(404)
    const [invoice] = await shop.db.selectFrom('invoices').selectAll().execute()
    const [note] = await listCreditNotes()
    expect(note).toMatchObject({
      number: 'C2026-000001',
      refers_to: invoice?.id,
      vat_rate: invoice?.vat_rate,
      vat: -(invoice?.vat ?? 0),
      gross: -spent,
    })
    expect(note?.html).toContain('Corrects invoice 2026-000001 of March 1, 2026')
    const order = await getOrder(id)
    expect(order).toMatchObject({ status: 'closed', formatted_grand_total_refunded: '€0.99' })
    expect(order.invoices.map((entry: { kind: string }) => entry.kind)).toEqual([
      'invoice',
      'credit-note',
    ])
  })

  test('is idempotent for the same key, and refused with another one [P5.08]', async () => {
    const { body } = await customer.buy(...getSingles())
    const { id } = body.data.order
    const both = await Promise.all([refund(id), refund(id)])
    expect(both.map((one) => 'isNew' in one && one.isNew).toSorted()).toEqual([false, true])
    expect(await refund(id, { requestKey: 'W-2' })).toEqual({ refusal: 'already_refunded' })
    expect(await refund(id + 1, { requestKey: 'W-3' })).toEqual({ refusal: 'order_unknown' })
    expect(await listCreditNotes()).toHaveLength(1)
    expect(await customer.getBalance()).toBe(10_000)
  })

  test("is refused with the key of another order's refund [P5.08]", async () => {
    const orders: number[] = []
    for (const single of getSingles()) orders.push((await customer.buy(single)).body.data.order.id)
    const [first = 0, second = 0] = orders
    await refund(first)
    const balance = await customer.getBalance()
    expect(await refund(second)).toEqual({ refusal: 'request_taken' })
    expect(await customer.getBalance()).toBe(balance)
    expect(await listCreditNotes()).toHaveLength(1)
  })

  test('can be one of several, whose VAT sums to that of the invoice [P5.08]', async () => {
    // The VAT of one line is rounded down, that of both together up.
    await shop.db.updateTable('products').set({ price_cents: 52 }).execute()
    const { body } = await customer.buy(...getSingles())
    const { id, items } = body.data.order
    const statuses: string[] = []
    for (const [index, item] of items.entries()) {
      await refund(id, { itemIds: [item.id], requestKey: `W-${index}`, endsDownloads: index > 0 })
      statuses.push((await getOrder(id)).status)
    }
    expect(statuses).toEqual(['completed', 'closed'])
    const again = { itemIds: [items[0].id], requestKey: 'W-9', endsDownloads: false }
    expect(await refund(id, again)).toEqual({ refusal: 'already_refunded' })
    const all = await shop.db.selectFrom('invoices').selectAll().execute()
    expect(all.map(({ vat }) => vat)).toEqual([17, -8, -9])
    expect(all.reduce((sum, { gross }) => sum + gross, 0)).toBe(0)
    const links = await shop.db
      .selectFrom('purchased_links')
      .select('status')
      .orderBy('id')
      .execute()
    expect(links).toEqual([{ status: 'available' }, { status: 'expired' }])
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  test('names the coupon of the order, and is told in its language [P5.08]', async () => {
    await shop.db.insertInto('coupons').values({ code: 'SPRING', percent: 20 }).execute()
    const [single] = getSingles()
    await customer.addToCart(single)
    await customer.enterCode('SPRING')
    await customer.prepareCheckout()
    const { id } = (await customer.saveOrder()).body.data.order
    await shop.db.updateTable('orders').set({ locale: 'de' }).execute()
    await refund(id)
    const [note] = await listCreditNotes()
    expect(note?.html).toContain('SPRING')
    const { text } = await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'order-refund')
      .executeTakeFirstOrThrow()
    expect(text).toMatch(/^Hallo Ann/)
  })

  test('is refused for several lines if one of them is already refunded [P5.08]', async () => {
    const { body } = await customer.buy(...getSingles())
    const { id, items } = body.data.order
    const [first, second] = items.map((item: { id: number }) => item.id)
    await refund(id, { itemIds: [first], endsDownloads: false })
    const balance = await customer.getBalance()
    const both = { itemIds: [first, second], requestKey: 'W-2', endsDownloads: false }
    expect(await refund(id, both)).toEqual({ refusal: 'already_refunded' })
    expect(await customer.getBalance()).toBe(balance)
  })

  test("returns the gift card's share line by line, with all of its VAT and nothing of another order [P5.08]", async () => {
    await shop.db.insertInto('gift_cards').values({ code: 'CARD', amount: 1000 }).execute()
    await buyWithCard(shop.products.oneShots.slice(0, 1))
    await shop.db.updateTable('products').set({ price_cents: 52 }).execute()
    const { id, items } = await buyWithCard(getSingles())
    for (const [index, item] of items.entries()) {
      await refund(id, { itemIds: [item.id], requestKey: `W-${index}` })
      const left = await shop.db.selectFrom('gift_card_redemptions').select('amount').execute()
      expect(left.map(({ amount }) => amount).toSorted()).toEqual(index === 0 ? [52, 99] : [99])
    }
    expect((await listCreditNotes()).map(({ vat }) => vat)).toEqual([-8, -9])
  })

  test("returns Tunes first, then the gift card's share to the card [P5.08]", async () => {
    await shop.db.insertInto('gift_cards').values({ code: 'CARD', amount: 100 }).execute()
    const { id, items } = await buyWithCard(getSingles())
    await refund(id, { itemIds: [items[0].id], requestKey: 'W-1' })
    expect(await customer.getBalance()).toBe(9951)
    await refund(id, { requestKey: 'W-2' })
    expect(await customer.getBalance()).toBe(10_000)
    const card = await shop.db
      .selectFrom('gift_cards')
      .selectAll()
      .where('code', '=', 'CARD')
      .execute()
    expect(card).toMatchObject([{ amount: 100, redeemed: 0 }])
    const refunds = await shop.db.selectFrom('order_refunds').selectAll().orderBy('id').execute()
    expect(refunds.map((one) => [one.tunes, one.gift_card_amount])).toEqual([
      [99, 0],
      [49, 100],
    ])
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  test('allows the customer to buy the product again [P5.08]', async () => {
    const { body } = await customer.buy(...getSingles())
    await refund(body.data.order.id)
    const again = await customer.buy(...getSingles())
    expect(again.status).toBe(200)
    expect(again.body.data.order.items[0].downloadable_links).toHaveLength(1)
    const twice = await customer.addToCart(getSingles()[0])
    expect(twice.body.reason).toBe('already_owned')
  })
})
