import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import { hashInvoice } from '#provider/orders/invoices/issue-invoice.ts'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let shop: Shop
let customer: Customer

beforeEach(async () => {
  shop = await openShop()
  customer = await shop.signUp(100_000)
})

const listInvoices = () => shop.db.selectFrom('invoices').selectAll().orderBy('id').execute()

const getPack = () => {
  const [pack] = shop.products.packs
  return pack
}

async function readPage(number: string, token?: string) {
  const headers = new Headers(token === undefined ? {} : { Authorization: `Bearer ${token}` })
  return await shop.provider.fetch(
    new Request(`http://provider.test/api/v1/customer/invoices/${number}`, { headers }),
  )
}

describe('an invoice', () => {
  test('is issued with each order, at the VAT rate of the customer’s country [P5.07 P5.08]', async () => {
    const { body } = await customer.buy(getPack())
    expect(body.data.order).toMatchObject({
      tax_amount: 3.03,
      vat_mode: 'oss',
      vat_country: 'DE',
      vat_percent: '19.0000',
      items: [{ tax_percent: '19.0000', tax_amount: 3.03 }],
      invoices: [{ increment_id: '2026-000001', kind: 'invoice' }],
    })
    const [invoice] = await listInvoices()
    expect(invoice).toMatchObject({ net: 1597, vat: 303, gross: 1900, issued_on: '2026-03-01' })
    expect(invoice?.sha256).toBe(hashInvoice(invoice?.snapshot ?? '', invoice?.html ?? ''))
  })

  test('is a page with seller, customer, goods, rate and payment, visible only to its customer [P5.08]', async () => {
    await customer.buy(getPack())
    const response = await readPage('2026-000001', customer.token)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const page = await response.text()
    for (const text of [
      '<h1>Invoice <span class="number">2026-000001</span></h1>',
      'March 1, 2026',
      'Overtone Sounds',
      'Represented by Robin de Wit',
      'NL000000000B00',
      'Ann Bee',
      'Germany',
      getPack().name,
      '€15.97',
      'VAT 19% (Germany)',
      '€3.03',
      'Total incl. VAT',
      '€19.00',
      'Paid with Tunes (1 Tune = €1)',
    ])
      expect(page).toContain(text)
    const otherCustomer = await shop.signUp()
    expect((await readPage('2026-000001', otherCustomer.token)).status).toBe(404)
    expect((await readPage('2026-000001')).status).toBe(401)
    expect((await readPage('2026-000002', customer.token)).status).toBe(404)
  })

  test('cannot be changed or deleted [P5.08]', async () => {
    await customer.buy(getPack())
    const refused = /cannot be changed/
    await expect(shop.db.updateTable('invoices').set({ vat: 0 }).execute()).rejects.toThrow(refused)
    await expect(shop.db.deleteFrom('invoices').execute()).rejects.toThrow(refused)
    await expect(shop.db.updateTable('invoice_lines').set({ gross: 0 }).execute()).rejects.toThrow(
      refused,
    )
    await expect(shop.db.deleteFrom('invoice_lines').execute()).rejects.toThrow(refused)
  })

  test('is issued for a free order too, and each year starts with number 1 [P5.08]', async () => {
    await shop.db.insertInto('coupons').values({ code: 'ALL', percent: 100 }).execute()
    shop.now = new Date('2026-12-31T23:30:00Z')
    const buyer = await shop.signUp()
    await buyer.addToCart(getPack())
    await buyer.enterCode('ALL')
    await buyer.prepareCheckout()
    expect((await buyer.saveOrder()).status).toBe(200)
    const [invoice] = await listInvoices()
    expect(invoice).toMatchObject({ number: '2027-000001', gross: 0, vat: 0, vat_rate: 1900 })
    expect(invoice?.html).toContain('Discount code ALL')
  })

  test('numbers have no gaps, even if many concurrent orders fail [P5.08]', async () => {
    const [, , , single] = shop.products.oneShots
    const buyers = await shop.signUpCustomers(60, 1000)
    for (const buyer of buyers) {
      await buyer.addToCart(single)
      await buyer.prepareCheckout()
    }
    await failSomeReceipts()
    const orders = await Promise.all(buyers.map((buyer) => buyer.saveOrder()))
    const placed = orders.filter(({ status }) => status === 200).length
    expect(placed).toBeGreaterThan(30)
    expect(placed).toBeLessThan(50)
    const numbers = (await listInvoices()).map(({ number }) => number)
    expect(numbers).toEqual(
      Array.from({ length: placed }, (_, index) => `2026-${String(index + 1).padStart(6, '0')}`),
    )
    expect(await findLedgerViolations(shop.db)).toEqual([])
  })
})

/** Makes the receipt insert, which follows the invoice, fail for about a third of customers. */
async function failSomeReceipts(): Promise<void> {
  await getEngine(shop.db).createInsertTrigger(shop.db, {
    name: 'fail_some_receipts',
    table: 'outbox',
    statements: [
      sql`insert into coupons (code, percent)
        select 'INVALID', 1000 where new."to" like '%3@example.com'
          or new."to" like '%6@example.com' or new."to" like '%9@example.com'`,
    ],
  })
}
