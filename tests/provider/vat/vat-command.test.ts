import { expect, test } from 'vitest'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import ownShop from '../../../shop.config.ts'
import { locateDatabase } from '../../support/database/test-database.ts'
import { runShopCommand as run } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const quote = (head: string) => head.replaceAll(/\w+/g, '"$&"')

test('the VAT report lists a quarter by country and rate, with corrections of earlier ones [P5.07]', async () => {
  const shop = await openShop()
  const [pack] = shop.products.packs
  const [, , , single] = shop.products.oneShots
  const ann = await shop.signUp(10_000)
  await ann.buy(pack)
  await shop.db.updateTable('customers').set({ first_name: '=HYPERLINK("x")' }).execute()
  await ann.buy(single)
  await refundOrder(
    {
      db: shop.db,
      clock: () => new Date('2026-04-02T12:00:00Z'),
      mailSender: null,
      shop: ownShop,
    },
    { orderId: 1, itemIds: null, reason: 'test', requestKey: 'R-1', endsDownloads: true },
  )
  expect((await run(shop.folder, 'vat 2026-Q1 --csv')).stdout).toBe(
    `${quote('return,country,rate,corrects,invoices,net,vat,gross')}\n"oss","DE",19,,2,16.80,3.19,19.99\n`,
  )
  const table = (await run(shop.folder, 'vat 2026-q2')).stdout
  expect(table).toMatch(/^oss +DE +19% +2026-Q1 +1 +−€15.97 +−€3.03 +−€19.00$/m)
  expect((await run(shop.folder, 'vat 2025-Q4')).stdout).toBe(
    'There are no invoices in this quarter.\n',
  )
  expect((await run(shop.folder, 'vat 2025-Q4 --csv')).stdout).toBe(
    `${quote('return,country,rate,corrects,invoices,net,vat,gross')}\n`,
  )
  expect((await run(shop.folder, 'vat invoices 2025-Q4 --csv')).stdout).toBe(
    `${quote('number,kind,date,order,corrects,customer,residence,evidence,agreeing,country,rate,net,vat,gross')}\n`,
  )
  const list = (await run(shop.folder, 'vat invoices 2026-Q1 --csv')).stdout.split('\n')
  expect(list[1]).toBe(
    '"2026-000001","invoice","2026-03-01",1,,"Ann Bee","DE","declared DE",1,"DE",19,15.97,3.03,19.00',
  )
  expect(list[2]).toContain(`"'=HYPERLINK(""x"") Bee"`)
  const json = (await run(shop.folder, 'vat invoices 2026-Q2 --json')).stdout
  expect(JSON.parse(json)).toMatchObject({ number: 'C2026-000001', corrects: '2026-000001' })
})

test('the invoice list names contradicting and insufficient evidence of the country [P5.07]', async () => {
  const shop = await openShop()
  for (const [card, billing] of [
    ['NL', 'FR'],
    ['NL', 'NL'],
  ]) {
    const customer = await shop.signUp(1000)
    await shop.db
      .updateTable('payment_sessions')
      .set({ card_country: card, billing_country: billing })
      .execute()
    await customer.buy(shop.products.oneShots[3])
  }
  const { stdout } = await run(shop.folder, 'vat invoices 2026-Q1 --csv')
  expect(stdout).toContain(
    '"NL","declared DE (contradicts), card NL, billing FR (contradicts)",1,"NL"',
  )
  expect(stdout).toContain('"NL","declared DE (contradicts), card NL, billing NL",2,"NL"')
  const table = (await run(shop.folder, 'vat invoices 2026-Q1')).stdout
  expect(table).toMatch(
    /^Invoices with fewer than 2 matching pieces of evidence of the customer’s country: 2026-000001\.$/m,
  )
})

test('the one-stop shop return uses the VAT prefix of Greece [P5.07]', async () => {
  const shop = await openShop()
  const customer = await shop.signUp(1000)
  await shop.db
    .updateTable('payment_sessions')
    .set({ card_country: 'GR', billing_country: 'GR' })
    .execute()
  await customer.buy(shop.products.oneShots[3])
  expect((await run(shop.folder, 'vat 2026-Q1 --csv')).stdout).toMatch(/^"oss","EL",24,,1,/m)
  const json = (await run(shop.folder, 'vat 2026-Q1 --json')).stdout
  expect(JSON.parse(json)).toMatchObject({ return: 'oss', country: 'EL' })
})

test('a seller who charges the VAT of their own country reads what they sell to others, also of the year before [P5.07]', async () => {
  const config: ShopConfig = { ...ownShop, tax: { ...ownShop.tax, mode: 'home' } }
  const shop = await openShop({ shop: config })
  const [pack] = shop.products.packs
  const read = async (quarter: string, seller = config) =>
    (await run(shop.folder, `vat ${quarter}`, null, locateDatabase(shop.folder), seller)).stdout
  shop.now = new Date('2026-12-31T12:00:00Z')
  await shop.db.updateTable('products').set({ price_cents: 1_300_000 }).execute()
  const customer = await shop.signUp(1_000_000)
  await customer.topUp(300_000)
  expect((await customer.buy(pack)).status).toBe(200)
  const table = await read('2026-Q4')
  expect(table).toMatch(/^domestic +NL +21% +1 +€10,743.80 +€2,256.20 +€13,000.00$/m)
  expect(table).toContain('€10,743.80 in 2026, €0.00 in 2025; the limit')
  const next = await read('2027-Q1')
  expect(next).toContain('€0.00 in 2027, €10,743.80 in 2026; the limit')
  expect(next).toContain('The limit is crossed')
  const others: ShopConfig = { ...config, tax: { ...config.tax, mode: 'oss' } }
  expect(await read('2026-Q4', others)).not.toContain('the limit')
})

test('only numbers begin with a minus sign in CSV, so spreadsheets evaluate no names [P5.07]', async () => {
  const shop = await openShop()
  const [pack] = shop.products.packs
  await (await shop.signUp(10_000)).buy(pack)
  for (const [name, cell] of [
    ["-2+3+cmd|' /C calc'!A0", `"'-2+3+cmd|' /C calc'!A0 Bee"`],
    ['-1', `"'-1 Bee"`],
    ['A;=1+1;B', `"A;'=1+1;B Bee"`],
    ['\r=1+1', String.raw`"'\u{d}'=1+1 Bee"`],
  ] as const) {
    await shop.db.updateTable('orders').set({ customer_first_name: name }).execute()
    expect((await run(shop.folder, 'vat invoices 2026-Q1 --csv')).stdout).toContain(`,${cell},`)
  }
  await refundOrder(
    {
      db: shop.db,
      clock: () => new Date('2026-04-02T12:00:00Z'),
      mailSender: null,
      shop: ownShop,
    },
    { orderId: 1, itemIds: null, reason: 'test', requestKey: 'R-1', endsDownloads: true },
  )
  expect((await run(shop.folder, 'vat 2026-Q2 --csv')).stdout).toContain(',-15.97,-3.03,-19.00')
})

test.each([
  ['vat', 'QUARTER is missing. Usage: npm run shop -- vat QUARTER'],
  ['vat 2026-Q5', 'QUARTER must be a quarter such as 2026-Q4, not “2026-Q5”.'],
  ['vat invoices', 'QUARTER is missing. Usage: npm run shop -- vat invoices QUARTER'],
  ['orders --csv', '--csv belongs to vat, not to orders.'],
])('the mistake in “%s” is answered with the correct usage', async (args, message) => {
  const { status, stderr } = await run('/nowhere', args)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
})
