import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { LogEntry } from '#app/provider-embedded/app.ts'
import { getEngine } from '#app/provider-embedded/db/get-engine.ts'
import type { ShopConfig } from '#app/shop/shop-config.ts'
import ownShop from '../../shop.config.ts'
import { sampleAddress } from '../support/sample-address.ts'
import {
  addToCart,
  buyProducts,
  openShop,
  saveOrder,
  signUpCustomer,
  topUp,
} from '../support/shop.ts'
import type { Shop, ShopCustomer } from '../support/shop.ts'

let shop: Shop

afterEach(() => shop.close())

const log: LogEntry[] = []

async function open(tax: Partial<ShopConfig['tax']> = {}): Promise<ShopCustomer> {
  log.length = 0
  shop = await openShop(undefined, {
    shop: { ...ownShop, tax: { ...ownShop.tax, ...tax } },
    log: (entry) => log.push(entry),
  })
  return await signUpCustomer(shop, 10_000)
}

const chooseCountry = (customer: ShopCustomer, country: string) =>
  shop.request('PUT', '/api/v1/customer/country', { country }, customer.token)

/** Sets the countries of the card and of the billing address of all payments. */
const payFrom = (card: string, billing: string) =>
  shop.db
    .updateTable('payment_sessions')
    .set({ card_country: card, billing_country: billing })
    .execute()

async function readCart({ token }: ShopCustomer, locale = 'en') {
  const response = await shop.provider.fetch(
    new Request('http://provider.test/api/v1/customer/cart', {
      headers: { authorization: `Bearer ${token}`, 'x-locale': locale },
    }),
  )
  return (await response.json()).data
}

const getPack = () => {
  const [pack] = shop.products.packs
  if (!pack) throw new Error('the seed products are missing')
  return pack
}

describe('the country of a customer', () => {
  test('is guessed from the language until the customer chooses one [P5.07]', async () => {
    const customer = await open()
    await addToCart(shop, customer, getPack())
    const guess = { vat_country: 'IT', vat_percent: '22.0000', declared_country: null }
    expect(await readCart(customer, 'it')).toMatchObject({ ...guess, tax_total: 3.43 })
    expect(await readCart(customer)).toMatchObject({ vat_country: 'NL' })
    const { body } = await chooseCountry(customer, 'LU')
    expect(body.data.country).toBe('LU')
    expect(await readCart(customer, 'it')).toMatchObject({
      tax_total: 2.76,
      vat_country: 'LU',
      declared_country: 'LU',
      items: [{ tax_percent: '17.0000', tax_amount: '2.7600' }],
    })
  })

  test('is guessed to be the seller’s if the shop does not sell where the language is from [P5.07]', async () => {
    const customer = await open({ salesCountries: ['DE', 'NL'] })
    await addToCart(shop, customer, getPack())
    expect(await readCart(customer, 'it')).toMatchObject({ vat_country: 'NL' })
    expect(await readCart(customer, 'de')).toMatchObject({ vat_country: 'DE' })
    expect(await readCart(customer)).toMatchObject({ vat_country: 'NL' })
  })

  test('must be one that the shop sells to [P5.07]', async () => {
    const customer = await open({ salesCountries: ['NL', 'DE'] })
    await addToCart(shop, customer, getPack())
    expect(await readCart(customer, 'it')).toMatchObject({ vat_country: 'NL' })
    expect((await chooseCountry(customer, 'FR')).body.reason).toBe('country_not_sold')
    const billing = { ...sampleAddress, country: 'FR' }
    const path = '/api/v1/customer/checkout/save-address'
    const refused = await shop.request('POST', path, { billing }, customer.token)
    expect([refused.status, refused.body.reason]).toEqual([422, 'country_not_sold'])
    // As if the shop had stopped to sell there after the address was saved.
    await buyProducts(shop, await signUpCustomer(shop, 2000), [getPack()])
    await shop.db.updateTable('customers').set({ country: 'FR' }).execute()
    await shop.db
      .updateTable('carts')
      .set({ billing_address: JSON.stringify(billing), payment_method: 'moneytransfer' })
      .execute()
    expect((await saveOrder(shop, customer)).body.reason).toBe('country_not_sold')
  })

  test('is not taken from the choice alone: a card from where the shop does not sell is refused [P5.07]', async () => {
    const customer = await open({ salesCountries: ['NL', 'DE'] })
    await topUp(shop, customer, 1000)
    await payFrom('US', 'US')
    const readRefused = async () =>
      (await shop.request('GET', '/api/v1/customer/get', undefined, customer.token)).body.data
        .refused_country
    // The customer is told before they order.
    expect(await readRefused()).toBe('US')
    const { status, body } = await buyProducts(shop, customer, [getPack()])
    expect([status, body.reason]).toEqual([422, 'country_not_sold'])
    // A declaration that nothing supports does not outvote the card.
    await payFrom('US', 'CH')
    expect(await readRefused()).toBe('US')
    expect((await saveOrder(shop, customer)).body.reason).toBe('country_not_sold')
    expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
    await payFrom('US', 'DE')
    expect(await readRefused()).toBeNull()
    expect((await saveOrder(shop, customer)).status).toBe(200)
  })

  test('that they declare is sent with the cart beside the one that the evidence is for [P5.07]', async () => {
    const customer = await open()
    await topUp(shop, customer, 1000)
    await payFrom('FR', 'FR')
    await addToCart(shop, customer, getPack())
    expect(await readCart(customer)).toMatchObject({
      customer_country: 'FR',
      declared_country: null,
    })
    await chooseCountry(customer, 'NL')
    expect(await readCart(customer)).toMatchObject({
      vat_country: 'FR',
      customer_country: 'FR',
      declared_country: 'NL',
    })
  })

  test('is kept with the order as evidence, with what contradicts it [P5.07]', async () => {
    const customer = await open()
    await topUp(shop, customer, 1000)
    await payFrom('FR', 'DE')
    await buyProducts(shop, customer, [getPack()])
    await payFrom('FR', 'FR')
    await buyProducts(shop, customer, shop.products.oneShots.slice(3, 4))
    const orders = await shop.db.selectFrom('orders').selectAll().orderBy('id').execute()
    expect(orders).toMatchObject([
      { vat_amount: 303, vat_country: 'DE', customer_country: 'DE' },
      { vat_rate: 2000, vat_country: 'FR', customer_country: 'FR' },
    ])
    expect(orders.map((order) => JSON.parse(order.vat_evidence ?? ''))).toEqual([
      { declared: 'DE', card: 'FR', billing: 'DE', contradicting: ['card'] },
      { declared: 'DE', card: 'FR', billing: 'FR', contradicting: ['declared'] },
    ])
  })
})

describe('the tax mode', () => {
  test('none charges no VAT, and the invoice says why [P5.07]', async () => {
    const customer = await open({ mode: 'none' })
    const { body } = await buyProducts(shop, customer, [getPack()])
    expect(body.data.order).toMatchObject({ tax_amount: 0, vat_mode: 'none', vat_country: null })
    const invoice = await shop.db.selectFrom('invoices').select('html').executeTakeFirstOrThrow()
    expect(invoice.html).toContain('Exempt from VAT as a small enterprise')
    expect(invoice.html).not.toContain('incl. VAT')
  })

  test('home charges the seller’s rate, and warns at 80 % and 100 % of €10,000 abroad [P5.07]', async () => {
    const customer = await open({ mode: 'home' })
    const { body } = await buyProducts(shop, customer, [getPack()])
    expect(body.data.order).toMatchObject({ vat_country: 'NL', vat_percent: '21.0000' })
    expect(log.filter(({ event }) => event.startsWith('vat-'))).toEqual([])
    for (const price of [980_000, 420_000]) {
      await shop.db.updateTable('products').set({ price_cents: price }).execute()
      const buyer = await signUpCustomer(shop)
      await giveTunes(buyer, price)
      expect((await buyProducts(shop, buyer, [getPack()])).status).toBe(200)
    }
    expect(log.filter(({ event }) => event.startsWith('vat-'))).toMatchObject([
      { level: 'warn', event: 'vat-threshold-near', order: 2, netSales: 8114.87, limit: 10_000 },
      { level: 'warn', event: 'vat-threshold-crossed', order: 3, netSales: 11_585.94 },
    ])
  })
})

test.each(['none', 'home'] as const)(
  'in the mode %s, the owner is told once by email of each limit for sales abroad [P5.07]',
  async (mode) => {
    await open({ mode })
    const getAlerts = () => shop.mails.filter(({ kind }) => kind === 'vat-alert')
    for (const [price, count] of [
      [980_000, 1],
      [420_000, 2],
      [500_000, 2],
    ] as const) {
      await shop.db.updateTable('products').set({ price_cents: price }).execute()
      const buyer = await signUpCustomer(shop)
      await chooseCountry(buyer, 'DE')
      await giveTunes(buyer, price)
      expect((await buyProducts(shop, buyer, [getPack()])).status).toBe(200)
      expect(getAlerts()).toHaveLength(count)
    }
    const [near, crossed] = getAlerts()
    expect(near).toMatchObject({ to: 'hello@overtone.example' })
    expect(near?.subject).toContain('80 %')
    expect(crossed?.subject).toContain('above €10,000')
    expect(crossed?.text).toMatch(/^Order: 2$.*^Invoice: 2026-000002$/ms)
    expect(crossed?.text).toContain('one-stop shop')
    expect(crossed?.text).toContain(
      `this invoice and later ones state ${mode === 'none' ? 'no VAT' : 'the VAT of your country (NL)'}.`,
    )
  },
)

test('an order that fails tells the owner of no limit, and the next one does [P5.07]', async () => {
  await open({ mode: 'home' })
  await shop.db.updateTable('products').set({ price_cents: 980_000 }).execute()
  const buyers = [await signUpCustomer(shop), await signUpCustomer(shop)]
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
    await giveTunes(buyer, 980_000)
    await buyProducts(shop, buyer, [getPack()])
    const query = shop.db.selectFrom('outbox').select('id').where('kind', '=', 'vat-alert')
    alerts.push((await query.execute()).length)
  }
  expect(alerts).toEqual([0, 1])
})

async function giveTunes({ id }: ShopCustomer, cents: number): Promise<void> {
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
