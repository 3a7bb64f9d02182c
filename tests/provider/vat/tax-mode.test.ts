import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { LogEntry } from '#provider/open-provider.ts'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import ownShop from '../../../shop.config.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { Customer } from '../../support/shops/customer.ts'

let shop: Shop

const log: LogEntry[] = []

async function open(tax: Partial<ShopConfig['tax']>): Promise<Customer> {
  log.length = 0
  shop = await openShop({
    shop: { ...ownShop, tax: { ...ownShop.tax, ...tax } },
    log: (entry) => log.push(entry),
  })
  return await shop.signUp(10_000)
}

const chooseCountry = (customer: Customer, country: string) =>
  customer.put('/api/v1/customer/country', { country })

const getPack = () => {
  const [pack] = shop.products.packs
  return pack
}

describe('the tax mode', () => {
  test('none charges no VAT, and the invoice states why [P5.07]', async () => {
    const customer = await open({ mode: 'none' })
    const { body } = await customer.buy(getPack())
    expect(body.data.order).toMatchObject({ tax_amount: 0, vat_mode: 'none', vat_country: null })
    const invoice = await shop.db.selectFrom('invoices').select('html').executeTakeFirstOrThrow()
    expect(invoice.html).toContain('Exempt from VAT as a small enterprise')
    expect(invoice.html).not.toContain('incl. VAT')
  })

  test('home charges the seller’s rate, and warns at 80 % and 100 % of €10,000 abroad [P5.07]', async () => {
    const customer = await open({ mode: 'home' })
    const { body } = await customer.buy(getPack())
    expect(body.data.order).toMatchObject({ vat_country: 'NL', vat_percent: '21.0000' })
    expect(log.filter(({ event }) => event.startsWith('vat-'))).toEqual([])
    for (const price of [980_000, 420_000]) {
      await shop.db.updateTable('products').set({ price_cents: price }).execute()
      const buyer = await shop.signUp()
      await creditTunes(buyer, price)
      expect((await buyer.buy(getPack())).status).toBe(200)
    }
    expect(log.filter(({ event }) => event.startsWith('vat-'))).toMatchObject([
      { level: 'warn', event: 'vat-threshold-near', order: 2, netSales: 8114.87, limit: 10_000 },
      { level: 'warn', event: 'vat-threshold-crossed', order: 3, netSales: 11_585.94 },
    ])
  })
})

test.each(['none', 'home'] as const)(
  'in tax mode %s, the owner gets one email about each limit for sales abroad [P5.07]',
  async (mode) => {
    await open({ mode })
    const getAlerts = () => shop.mails.filter(({ kind }) => kind === 'vat-alert')
    for (const [price, count] of [
      [980_000, 1],
      [420_000, 2],
      [500_000, 2],
    ] as const) {
      await shop.db.updateTable('products').set({ price_cents: price }).execute()
      const buyer = await shop.signUp()
      await chooseCountry(buyer, 'DE')
      await creditTunes(buyer, price)
      expect((await buyer.buy(getPack())).status).toBe(200)
      expect(getAlerts()).toHaveLength(count)
    }
    const [nearAlert, exceededAlert] = getAlerts()
    expect(nearAlert).toMatchObject({ to: 'hello@overtone.example' })
    expect(nearAlert?.subject).toContain('80%')
    expect(exceededAlert?.subject).toContain('above €10,000')
    expect(exceededAlert?.text).toMatch(/^Order: 2$.*^Invoice: 2026-000002$/ms)
    expect(exceededAlert?.text).toContain('One-Stop Shop')
    expect(exceededAlert?.text).toContain(
      `this invoice and later ones state ${mode === 'none' ? 'no VAT' : 'the VAT of your country (NL)'}.`,
    )
  },
)

test('a failed order sends no email about a limit, but the next one does [P5.07]', async () => {
  await open({ mode: 'home' })
  await shop.db.updateTable('products').set({ price_cents: 980_000 }).execute()
  const buyers = [await shop.signUp(), await shop.signUp()]
  await getEngine(shop.db).createInsertTrigger(shop.db, {
    name: 'fail_first_receipt',
    table: 'outbox',
    statements: [
      sql`insert into coupons (code, percent)
        select 'INVALID', 1000 where new."to" = ${sql.lit(buyers[0]?.email)}`,
    ],
  })
  const alerts: number[] = []
  for (const buyer of buyers) {
    await chooseCountry(buyer, 'DE')
    await creditTunes(buyer, 980_000)
    await buyer.buy(getPack())
    const query = shop.db.selectFrom('outbox').select('id').where('kind', '=', 'vat-alert')
    alerts.push((await query.execute()).length)
  }
  expect(alerts).toEqual([0, 1])
})

async function creditTunes({ id }: Customer, cents: number): Promise<void> {
  const entry = await shop.db
    .insertInto('journal_entries')
    .values({ cause: `test:${id}`, created_at: shop.now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('ledger_transfers')
    .values({
      journal_entry_id: entry.id,
      from_account: 'card-clearing',
      to_account: `customer:${id}`,
      amount: cents,
    })
    .execute()
}
