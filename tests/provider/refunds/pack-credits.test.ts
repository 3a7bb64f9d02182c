import { beforeEach, describe, expect, test } from 'vitest'
import type { InvoiceSnapshot } from '#provider/orders/invoices/invoice.rules.ts'
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

let refunds = 0

function refund(orderId: number, changes: Partial<OrderRefundInput> = {}) {
  refunds += 1
  return refundOrder(
    { db: shop.db, clock: () => shop.now, mailSender: null, shop: ownShop },
    {
      orderId,
      itemIds: null,
      reason: 'a reason',
      requestKey: `refund ${refunds}`,
      endsDownloads: true,
      ...changes,
    },
  )
}

async function buy(...products: SeedProduct[]): Promise<number> {
  return (await customer.buy(...products)).body.data.order.id
}

const getOrder = async (id: number) =>
  (await customer.get(`/api/v1/customer/orders/${id}`)).body.data

const listDocuments = () => shop.db.selectFrom('invoices').selectAll().orderBy('id').execute()

const listEmails = async () =>
  (
    await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'order-refund')
      .orderBy('id')
      .execute()
  ).map(({ text }) => text)

async function countOnTheWay(): Promise<number> {
  await customer.addToCart(shop.products.packs[0])
  const { owned_credit: credit } = await customer.getCart()
  return Math.round(credit * 100)
}

describe('a pack of which sounds were paid for', () => {
  test('shows the credit as a line in the order, the invoice and the receipt, with VAT of the rest [P4.03]', async () => {
    const [first, second] = shop.products.oneShots
    await buy(first, second)
    const order = await getOrder(await buy(shop.products.packs[0]))
    expect(order).toMatchObject({
      sub_total: '19.0000',
      discount_amount: '2.4800',
      owned_credit: '2.4800',
      grand_total: '16.5200',
      amount_paid: '16.5200',
    })
    expect(order.items[0]).toMatchObject({ discount_amount: '2.4800', owned_credit: '2.4800' })
    const invoice = (await listDocuments()).at(-1)
    // 19 or 21 percent of what is paid now; the VAT of the sounds was on their own invoice.
    const rate = invoice?.vat_rate ?? 0
    expect(invoice).toMatchObject({
      gross: 1652,
      vat: 1652 - Math.round((1652 * 10_000) / (10_000 + rate)),
    })
    expect(invoice?.html).toMatch(/Sounds already paid for<\/th>\s*<td>−€2\.48/)
    expect(invoice?.html).not.toContain('Discount code')
    const receipt = await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(receipt.text).toMatch(/Sounds already paid for:? +−€2\.48/)
  })

  test('shows the credit beside the discount of a coupon, whose amount it does not raise [P4.03]', async () => {
    await shop.db.insertInto('coupons').values({ code: 'TENTH', percent: 10 }).execute()
    await buy(shop.products.oneShots[0])
    await customer.addToCart(shop.products.packs[0])
    await customer.enterCode('TENTH')
    await customer.prepareCheckout()
    await customer.saveOrder()
    const html = (await listDocuments()).at(-1)?.html
    expect(html).toMatch(/Sounds already paid for<\/th>\s*<td>−€0\.99/)
    expect(html).toMatch(/Discount code TENTH<\/th>\s*<td>−€1\.80/)
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  test('does not cost less by a sound that was refunded, even one that can still be downloaded [P4.03]', async () => {
    const [first, second, third] = shop.products.oneShots
    const { id, items } = await getOrder(await buy(first, second))
    await buy(third)
    await refund(id, { itemIds: [items[0].id], endsDownloads: false })
    expect(await countOnTheWay()).toBe(149 + 199)
    await refund(id, { itemIds: [items[1].id] })
    expect(await customer.getCart()).toMatchObject({ owned_credit: 1.99 })
  })
})

describe('the refund of a sound of which the pack cost less', () => {
  test('returns its price less the credit, and says so [P4.03]', async () => {
    const sounds = await buy(shop.products.oneShots[0])
    await buy(shop.products.packs[0])
    const balance = await customer.getBalance()
    expect(await refund(sounds)).toMatchObject({ refund: { tunes: 0, gift_card_amount: 0 } })
    expect(await customer.getBalance()).toBe(balance)
    const note = (await listDocuments()).at(-1)
    expect(note).toMatchObject({ kind: 'credit-note', gross: 0, net: 0, vat: 0 })
    const line = /Already deducted from the price of the pack<\/th>\s*<td>€0\.99/
    expect(note?.html).toMatch(line)
    expect((await listEmails())[0]).toMatch(/Already deducted from the price of the pack/)
    const order = await getOrder(sounds)
    expect(order).toMatchObject({
      status: 'closed',
      grand_total_refunded: '0.0000',
      sub_total_refunded: '0.9900',
      discount_refunded: '0.9900',
      tax_amount_refunded: '0.0000',
    })
    expect(order.items[0]).toMatchObject({
      amount_refunded: '0.9900',
      tax_amount_refunded: '0.0000',
    })
    // The pack that is owned still contains the sound.
    const { linkId } = shop.products.oneShots[0]
    expect((await customer.get(`/api/v1/customer/downloads/${linkId}`)).status).toBe(200)
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  test('returns the rest of a price that was credited in part [P4.03]', async () => {
    const [first, second] = shop.products.oneShots
    const sounds = await buy(first, second)
    await shop.db
      .updateTable('products')
      .set({ price_cents: 200 })
      .where('id', '=', shop.products.packs[0].id)
      .execute()
    await buy(shop.products.packs[0])
    expect(await refund(sounds)).toMatchObject({ refund: { tunes: 48 } })
    const note = (await listDocuments()).at(-1)
    const lines = (JSON.parse(note?.snapshot ?? '{}') as InvoiceSnapshot).lines
    expect(lines.map(({ price, discount, used }) => [price, discount, used])).toEqual([
      [-99, -99, -99],
      [-149, -101, -101],
    ])
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  test('returns its whole price once the pack is refunded [P4.03]', async () => {
    const sounds = await buy(shop.products.oneShots[0])
    const pack = await buy(shop.products.packs[0])
    expect(await refund(pack)).toMatchObject({ refund: { tunes: 1801 }, returnedCredits: [] })
    expect(await refund(sounds)).toMatchObject({ refund: { tunes: 99 } })
    expect(await customer.getBalance()).toBe(10_000)
  })
})

describe('the refund of a pack that cost less', () => {
  test('returns what was paid for it; its sounds count again for the next purchase [P4.03]', async () => {
    await buy(shop.products.oneShots[0])
    await refund(await buy(shop.products.packs[0]))
    expect(await customer.getBalance()).toBe(10_000 - 99)
    const note = (await listDocuments()).at(-1)
    expect(note).toMatchObject({ gross: -1801 })
    expect(note?.html).toMatch(/Sounds already paid for<\/th>\s*<td>€0\.99/)
    expect(await countOnTheWay()).toBe(99)
    await buy(shop.products.packs[0])
    expect(await customer.getBalance()).toBe(10_000 - 1900)
  })

  test('also returns what was kept when its sounds were refunded, with their own credit notes [P4.03]', async () => {
    const [first, second, third] = shop.products.oneShots
    const orders = [await buy(first, second), await buy(third)]
    const pack = await buy(shop.products.packs[0])
    for (const order of orders) await refund(order)
    expect(await customer.getBalance()).toBe(10_000 - 1900)
    const settled = await refund(pack)
    expect(settled).toMatchObject({
      refund: { tunes: 1900 - 99 - 149 - 199 },
      returnedCredits: [
        { refund: { order_id: orders[0], tunes: 99 + 149 } },
        { refund: { order_id: orders[1], tunes: 199 } },
      ],
    })
    expect(await customer.getBalance()).toBe(10_000)
    const documents = await listDocuments()
    for (const order of [...orders, pack]) {
      const own = documents.filter(({ order_id: id }) => id === order)
      expect(own.reduce((sum, { gross }) => sum + gross, 0)).toBe(0)
      expect(own.reduce((sum, { vat }) => sum + vat, 0)).toBe(0)
    }
    expect(await listEmails()).toHaveLength(5)
    const order = await getOrder(orders[0] ?? 0)
    expect(order).toMatchObject({ grand_total_refunded: '2.4800', discount_refunded: '0.0000' })
    expect(order.items[1]).toMatchObject({ amount_refunded: '1.4900', discount_refunded: '0.0000' })
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })

  test('happens once for the same key, with what it returns for sounds [P4.03]', async () => {
    const sounds = await buy(shop.products.oneShots[0])
    const pack = await buy(shop.products.packs[0])
    await refund(sounds)
    const key = { requestKey: 'twice' }
    await Promise.all([refund(pack, key), refund(pack, key)])
    expect(await customer.getBalance()).toBe(10_000)
    expect(await listDocuments()).toHaveLength(5)
  })

  test("returns a sound's payment to the gift card that made it [P4.03]", async () => {
    await shop.db.insertInto('gift_cards').values({ code: 'CARD', amount: 60 }).execute()
    await customer.addToCart(shop.products.oneShots[0])
    await customer.enterCode('CARD')
    await customer.prepareCheckout()
    const sounds = (await customer.saveOrder()).body.data.order.id
    const pack = await buy(shop.products.packs[0])
    await refund(sounds)
    await refund(pack)
    expect(await customer.getBalance()).toBe(10_000)
    const cards = await shop.db
      .selectFrom('gift_cards')
      .selectAll()
      .where('code', '=', 'CARD')
      .execute()
    expect(cards).toMatchObject([{ amount: 60, redeemed: 0 }])
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })
})
