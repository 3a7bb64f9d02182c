import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { summarizeTables } from '#provider/programs/backup/copy-database.ts'
import { readManifest } from '#provider/programs/backup/manifest.ts'
import type { Manifest } from '#provider/programs/backup/manifest.ts'
import type { Json } from '../../../support/network/caller.ts'
import { findLedgerViolations } from '../../../support/database/ledger-invariants.ts'
import { locateDatabase, prepareDatabase } from '../../../support/database/test-database.ts'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import {
  listReleases,
  readNotes,
  releasesFolder,
  unpackBackup,
} from '../../../support/releases/release-dump.ts'
import { readAsCustomer } from '../../../support/releases/shop-customer.ts'
import { Customer } from '../../../support/shops/customer.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'

const cartPath = '/api/v1/customer/cart'

/** Lists the products and prices of a cart. */
function listLines(cart: Json) {
  return cart.items.map(({ product, price }: Json) => [product.id, price])
}

/** The most bytes of the shop that a release leaves. */
const maxBytes = 1_000_000

/** Restores the shop of a release with today's program; returns its new data folder and the output. */
async function restoreWithOutput(backup: string): Promise<{ folder: string; stdout: string }> {
  const unpacked = join(await createTemporaryFolder(), 'backup')
  await unpackBackup(backup, unpacked)
  const folder = await createTemporaryFolder()
  await prepareDatabase(folder)
  const { status, stdout, stderr } = await runShopCommand(folder, `restore ${unpacked}`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return { folder, stdout }
}

async function restore(backup: string): Promise<string> {
  return (await restoreWithOutput(backup)).folder
}

function countRows(tables: Manifest['tables']): Record<string, number> {
  return Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]))
}

describe.each(listReleases())('the shop that %s left', (version) => {
  const dump = join(releasesFolder, version)
  const backup = join(dump, 'backup')

  test('has all its rows after a restoration by this version, and takes orders [P9.10]', async () => {
    const folder = await restore(backup)
    const db = await openDatabase(locateDatabase(folder))
    const rows = countRows(await summarizeTables(db))
    await db.destroy()
    const { tables } = await readManifest(backup)
    const expected = countRows(tables)
    expect(rows).toMatchObject(expected)
    expect(Object.entries(expected).filter(([, count]) => count === 0)).toEqual([])

    const shop = await openShop({ folder, isAudited: true })
    expect(await findLedgerViolations(shop.db)).toEqual([])
    const { customer, unowned } = readNotes(dump)
    const buyer = await new Customer(shop, { ...customer, token: '' }).logIn()
    const order = await buyer.buy(unowned)
    expect(order.body.data.order.id).toBe((tables['orders']?.rows ?? 0) + 1)
  })

  test('proposes numbers for invoices and credit notes that the backup does not contain', async () => {
    const { stdout } = await restoreWithOutput(backup)
    expect(stdout).toMatch(/invoices continue \d{3,}\n/)
    expect(stdout).toMatch(/invoices continue \d{3,} --credit-notes\n/)
  })

  test('shows the customer the same account, orders, invoices, lists and files [P9.10]', async () => {
    const shop = await openShop({ folder: await restore(backup) })
    const { customer, responses, invoices, downloads } = readNotes(dump)
    const view = await readAsCustomer(shop, customer)
    // Since then, a pack in a cart costs less by what was paid for sounds of it.
    const { [cartPath]: cart, ...others } = responses
    expect(view).toMatchObject({ responses: others, invoices, downloads })
    expect(listLines(view.responses[cartPath])).toEqual(listLines(cart))
    expect(view.responses[cartPath].grand_total).toBeLessThanOrEqual(cart.grand_total)
    expect(Object.keys(downloads)).not.toEqual([])
    expect(Object.values(invoices).flat()).not.toEqual([])
  })

  test('is small', () => {
    const files = readdirSync(dump, { recursive: true, withFileTypes: true })
    const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxBytes)
  })
})
