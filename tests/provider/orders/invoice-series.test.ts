import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openCatalogueFiles } from '#provider/catalog/open-catalogue-files.ts'
import { listNamedFiles } from '#provider/programs/import/remove-unused-files.ts'
import { refundOrder } from '#provider/refunds/refund-order.ts'
import { proposeNumbers } from '#provider/orders/invoices/propose-numbers.ts'
import ownShop from '../../../shop.config.ts'
import { runShopCommand as run } from '../../support/programs/shop-command.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

let shop: Shop

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') })
  shop = await openShop()
  await writeFiles()
  onTestFinished(async () => {
    vi.useRealTimers()
    await shop.close()
  })
})

/** Stores a file for each that the products name, which the check looks for. */
async function writeFiles(): Promise<void> {
  const catalogueDir = join(shop.folder, 'catalogue')
  const files = openCatalogueFiles({ dataDir: shop.folder, catalogueDir })
  for (const key of await listNamedFiles(shop.db)) await files.put(key, '')
}

/** Sells a sound to a new customer; returns the invoice number. */
async function sell(): Promise<string | undefined> {
  const customer = await shop.signUp(1000)
  await customer.buy(shop.products.oneShots[3])
  const newest = shop.db.selectFrom('invoices').select('number').orderBy('id', 'desc')
  return (await newest.executeTakeFirst())?.number
}

const check = async () => (await run(shop.folder, 'check')).stdout

test("after a restore, the owner can continue the year's invoices at a higher number [P5.08]", async () => {
  await sell()
  const { stdout, status } = await run(shop.folder, 'invoices continue 251')
  expect({ stdout, status }).toEqual({
    stdout:
      'The next invoice gets the number 2026-000251.\n' +
      'Left out of the series: 2026-000002 to 2026-000250. Note the reason in your books, with copies of the lost documents from your sent mail.\n',
    status: 0,
  })
  expect([await sell(), await sell()]).toEqual(['2026-000251', '2026-000252'])
  expect(await check()).toContain('The shop is ready')
})

test('the command does not affect credit notes and years without invoices [P5.08]', async () => {
  await sell()
  const { stdout } = await run(shop.folder, 'invoices continue 12 --credit-notes --json')
  expect(JSON.parse(stdout)).toEqual({
    event: 'invoices-continued',
    series: 'credit-notes',
    next: 'C2026-000012',
    gap: ['C2026-000001', 'C2026-000011'],
  })
  const refund = { orderId: 1, itemIds: null, reason: 'x', requestKey: 'R-1', endsDownloads: true }
  const dependencies = { db: shop.db, clock: () => shop.now, mailSender: null, shop: ownShop }
  await refundOrder(dependencies, refund)
  const numbers = await shop.db.selectFrom('invoices').select('number').orderBy('id').execute()
  expect(numbers.map(({ number }) => number)).toEqual(['2026-000001', 'C2026-000012'])
  expect(await check()).toContain('ready')
})

test('a mistyped number can be replaced while no invoice has it [P5.08]', async () => {
  await sell()
  await run(shop.folder, 'invoices continue 2510')
  const right = await run(shop.folder, 'invoices continue 3')
  expect(right.stdout).toContain('Left out of the series: 2026-000002. Note')
  expect(await run(shop.folder, 'invoices continue 2')).toMatchObject({
    stdout: 'The next invoice gets the number 2026-000002.\n',
  })
  expect(await sell()).toBe('2026-000002')
  expect(await check()).toContain('The shop is ready')
})

test('a number below that of an invoice is refused, whatever was left out before [P5.08]', async () => {
  await sell()
  await run(shop.folder, 'invoices continue 10')
  expect(await sell()).toBe('2026-000010')
  const { status, stderr } = await run(shop.folder, 'invoices continue 5')
  expect([status, stderr]).toEqual([2, expect.stringContaining('2026-000010')])
  expect([await sell(), await check()]).toEqual(['2026-000011', expect.stringContaining('ready')])
})

test('after a restoration, twice as many numbers are left out as the shop may have taken since the backup [P5.08]', async () => {
  const series = { name: 'invoices', year: 2026, last: 1000 } as const
  await shop.db.insertInto('number_series').values(series).execute()
  const backupAt = new Date('2026-04-11T00:00:00Z')
  const propose = async (now: string) =>
    await proposeNumbers(shop.db, { backupAt, now: new Date(now) }, ownShop)
  // Ten numbers a day until then; a hundred are left out at least.
  expect(await propose('2026-04-21T00:00:00Z')).toEqual([
    { series: 'invoices', last: 1000, next: 1201 },
  ])
  expect(await propose('2026-04-12T00:00:00Z')).toMatchObject([{ next: 1101 }])
})

test.each([
  ['invoices', 'Usage: npm run shop -- invoices continue NUMBER [--credit-notes]'],
  [
    'invoices list 3',
    'There is no invoices command list. Usage: npm run shop -- invoices continue NUMBER',
  ],
  ['invoices continue', 'NUMBER is missing. Usage: npm run shop -- invoices continue NUMBER'],
  ['invoices continue 2026-000251', 'NUMBER must be a whole number from 1 to 999999'],
  ['vat 2026-Q1 --credit-notes', '--credit-notes belongs to invoices continue, not to vat 2026-Q1'],
  [
    'invoices continue 2',
    'NUMBER must be higher than that of the last invoice, 2026-000002; choose one that cannot have been used yet, from 3 on.',
  ],
])('“%s” changes nothing and shows the correct usage [P5.08]', async (args, message) => {
  await sell()
  await sell()
  const { status, stderr } = await run(shop.folder, args)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
  expect(await sell()).toBe('2026-000003')
})

test('the check reports invoices that differ from their hash, and numbers without an invoice [P5.08]', async () => {
  await sell()
  expect(await check()).toContain('The shop is ready')
  // As if invoices had been deleted and one inserted manually.
  await shop.db.updateTable('number_series').set({ last: 3 }).execute()
  expect(await sell()).toBe('2026-000004')
  await shop.db.updateTable('number_series').set({ last: 5 }).execute()
  const { id: _, ...invoice } = await shop.db
    .selectFrom('invoices')
    .selectAll()
    .where('number', '=', '2026-000001')
    .executeTakeFirstOrThrow()
  const forged = { kind: 'credit-note', number: 'C2026-000001', refers_to: 1, vat: 0 } as const
  await shop.db
    .insertInto('invoices')
    .values({ ...invoice, ...forged, gross: -1, net: -1, html: 'another page' })
    .execute()
  const { status, stdout } = await run(shop.folder, 'check')
  expect(status).toBe(1)
  const problems = stdout.split('\n').map((line) => line.replace(/^invoices +/, ''))
  const head = problems.findIndex((line) => line.startsWith('what '))
  expect(problems.slice(head + 1, -2)).toEqual([
    'C2026-000001 is not as it was issued: its SHA-256 differs.',
    '2026-000002 to 2026-000003 are missing from their series.',
    '2026-000005 is missing from its series.',
    'C2026-000001 is higher than the last number of its series.',
  ])
})
