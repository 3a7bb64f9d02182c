import { beforeEach, expect, test } from 'vitest'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import type { OrderRefundInput } from '#provider/refunds/order-settlement.rules.ts'
import ownShop from '../../../shop.config.ts'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import { runShopCommand as run } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let shop: Shop
let customer: Customer

/** Opens a shop with an order of two sounds. */
beforeEach(async () => {
  shop = await openShop()
  customer = await shop.signUp(10_000)
  await customer.buy(...shop.products.oneShots.slice(3, 5))
})

let requests = 0

const refund = (changes: Partial<OrderRefundInput> = {}) => {
  requests += 1
  const input = { orderId: 1, itemIds: null, reason: 'goodwill', endsDownloads: false }
  return refundOrder(
    { db: shop.db, clock: () => shop.now, mailSender: null, shop: ownShop },
    { ...input, requestKey: `request ${requests}`, ...changes },
  )
}

/** Returns the response statuses of the order's downloads. */
async function download(): Promise<number[]> {
  const links = await shop.db.selectFrom('purchased_links').selectAll().orderBy('id').execute()
  const headers = { Authorization: `Bearer ${customer.token}` }
  const responses = links.map(async ({ link_id: id }) => {
    const url = `http://provider.test/api/v1/customer/downloads/${id}`
    const response = await shop.provider.fetch(new Request(url, { headers }))
    await response.arrayBuffer()
    return response.status
  })
  return await Promise.all(responses)
}

const countCreditNotes = async () =>
  (await shop.db.selectFrom('invoices').select('id').where('kind', '=', 'credit-note').execute())
    .length

test('a withdrawal after a goodwill refund ends the downloads and refunds nothing twice [P5.08]', async () => {
  await refund()
  expect(await download()).toEqual([200, 200])
  const withdrawal = { endsDownloads: true, reason: 'withdrawal' }
  expect(await refund(withdrawal)).toMatchObject({ isNew: true, refund: null })
  expect(await download()).toEqual([404, 404])
  expect(await customer.getBalance()).toBe(10_000)
  expect(await countCreditNotes()).toBe(1)
  expect(await refund(withdrawal)).toEqual({ refusal: 'already_refunded' })
  const ends = await shop.db.selectFrom('purchased_links').select('end_reason').execute()
  expect(ends).toEqual([{ end_reason: 'withdrawal' }, { end_reason: 'withdrawal' }])
  expect(await findLedgerViolations(shop.db)).toEqual([])
})

test('a withdrawal from a partly refunded order refunds the rest and ends all downloads [P5.08]', async () => {
  const [first] = await shop.db.selectFrom('order_items').selectAll().orderBy('id').execute()
  await refund({ itemIds: [first?.id ?? 0] })
  const balance = await customer.getBalance()
  const downloadsRefund = await refund({ endsDownloads: true })
  expect('refund' in downloadsRefund && downloadsRefund.refund?.tunes).toBe(10_000 - balance)
  expect('endedItems' in downloadsRefund && downloadsRefund.endedItems).toHaveLength(2)
  expect(await download()).toEqual([404, 404])
  expect(await customer.getBalance()).toBe(10_000)
  expect(await countCreditNotes()).toBe(2)
})

test('only the downloads of the chosen lines end [P5.08]', async () => {
  await refund()
  const [first] = await shop.db.selectFrom('order_items').selectAll().orderBy('id').execute()
  const downloadsRefund = await refund({ itemIds: [first?.id ?? 0], endsDownloads: true })
  expect(downloadsRefund).toMatchObject({ refund: null, endedItems: [{ id: first?.id }] })
  expect(await download()).toEqual([404, 200])
})

test('the command and the email say if only downloads have ended [P5.08]', async () => {
  await run(shop.folder, 'refund order 1 --reason goodwill')
  const { status, stdout } = await run(
    shop.folder,
    'refund order 1 --end-downloads --reason withdrawal',
  )
  expect(status).toBe(0)
  expect(stdout).toMatch(/^refunded +nothing, because it has already been refunded$/m)
  expect(stdout).toMatch(/^downloads ended +of lines 1, 2$/m)
  expect(stdout).not.toContain('credit note')
  const emails = await shop.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'order-refund')
    .orderBy('id')
    .execute()
  const [goodwillEmail, ended] = emails
  expect(goodwillEmail?.text).not.toContain('You can no longer download')
  expect(ended?.subject).toBe('Order 1: downloads no longer available')
  expect(ended?.text).toContain('We have already refunded these downloads from order 1,')
  expect(ended?.text).toContain(shop.products.oneShots[3].name)
  expect(await run(shop.folder, 'refund order 1 --end-downloads --reason x')).toMatchObject({
    status: 2,
    stderr: 'These items have already been refunded, and their downloads have ended.\n',
  })
})

test('the email about a refund names the ended downloads [P5.08]', async () => {
  await run(shop.folder, 'refund order 1 --lines 2 --end-downloads --reason withdrawal')
  const { text } = await shop.db
    .selectFrom('outbox')
    .select('text')
    .where('kind', '=', 'order-refund')
    .executeTakeFirstOrThrow()
  const [, ended] = text.split('You can no longer download:')
  expect(ended).toContain(shop.products.oneShots[4].name)
  expect(ended).not.toContain(shop.products.oneShots[3].name)
})

test('ending all downloads of an order closes its withdrawal [P5.08]', async () => {
  await customer.withdraw({ contract: 'Order 1' })
  const first = await run(shop.folder, 'refund order 1 --lines 1 --end-downloads --reason asked')
  expect(first.stdout).toContain('The withdrawal W-1 mentions this order and is open; ')
  const rest = await run(shop.folder, 'refund order 1 --end-downloads --reason asked')
  expect(rest.stdout).toMatch(/^withdrawal +W-1 is closed$/m)
  expect(rest.stdout).not.toContain('is open')
  expect((await run(shop.folder, 'withdrawals')).stdout).toBe('No withdrawal is open.\n')
})

test('a withdrawal from two orders stays open until the downloads of both have ended [P5.08]', async () => {
  await customer.buy(shop.products.oneShots[5])
  await customer.withdraw({ contract: 'Orders 1 and 2' })
  await refund({ orderId: 1, endsDownloads: true })
  expect((await run(shop.folder, 'withdrawals')).stdout).toContain('W-1')
  expect(await refund({ orderId: 2, endsDownloads: true })).toMatchObject({
    closedWithdrawals: [1],
  })
})

test("the customer's view of an order shows the refunded amount and lines [P5.08]", async () => {
  const [, second] = await shop.db.selectFrom('order_items').selectAll().orderBy('id').execute()
  await refund({ itemIds: [second?.id ?? 0], endsDownloads: true })
  const { body } = await customer.get('/api/v1/customer/orders/1')
  const price = ((second?.price ?? 0) / 100).toFixed(4)
  expect(body.data).toMatchObject({
    status: 'completed',
    grand_total_refunded: price,
    sub_total_refunded: price,
    items: [
      { qty_refunded: 0, amount_refunded: '0.0000', tax_amount_refunded: '0.0000' },
      { qty_refunded: 1, amount_refunded: price },
    ],
  })
  const [keptItem, ended] = body.data.items
  expect([keptItem, ended].map((item) => item.downloadable_links[0].status)).toEqual([
    'available',
    'expired',
  ])
  expect(ended.tax_amount_refunded).toBe(ended.tax_amount)
  const [, creditNote] = await shop.db.selectFrom('invoices').select('vat').orderBy('id').execute()
  expect(Number(body.data.tax_amount_refunded)).toBe(-(creditNote?.vat ?? 0) / 100)
})
