import { createHash } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { readLastBackup } from '#provider/owner/last-backup.store.ts'
import { readManifest, writeManifest } from '#provider/programs/backup/manifest.ts'
import { findLedgerViolations } from '../../../support/database/ledger-invariants.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import { runShopCommand as run } from '../../../support/programs/shop-command.ts'
import type { Shop } from '../../../support/shops/shop.ts'
import { readStoredRows } from '../../../support/database/stored-rows.ts'
import { locateDatabase, prepareDatabase } from '../../../support/database/test-database.ts'

/** Opens a shop with a customer's order and some files in its data folder. */
async function openUsedShop() {
  const shop = await openShop()
  const [first, ...others] = shop.products.oneShots
  const customer = await shop.signUp(50_000)
  await customer.buy(first)
  await mkdir(join(shop.folder, 'catalogue', 'files'), { recursive: true })
  await writeFile(join(shop.folder, 'catalogue', 'files', 'sound.wav'), 'RIFF')
  await mkdir(join(shop.folder, 'pictures'))
  await writeFile(join(shop.folder, 'pictures', 'face.webp'), 'WEBP')
  await writeFile(join(shop.folder, 'secret'), 'the secret of the shop\n')
  return { ...shop, shop, customer, others }
}

/** A folder for backups outside the shop's data folder. */
async function nameBackup(): Promise<string> {
  return join(await createTemporaryFolder(), 'monday')
}

async function backUp(shop: Pick<Shop, 'folder'>): Promise<string> {
  const backup = await nameBackup()
  const { status, stderr } = await run(shop.folder, `backup ${backup}`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return backup
}

/** Creates an empty data folder and, on PostgreSQL, an empty database. */
async function prepareEmptyShop(): Promise<string> {
  const folder = await createTemporaryFolder()
  await prepareDatabase(folder)
  return folder
}

test('a running shop is backed up and restored with all rows and files, and sells again; it records the backup time [P6.15]', async () => {
  const { shop, folder, customer, others } = await openUsedShop()
  const before = await readStoredRows(locateDatabase(folder))
  const backup = await nameBackup()
  const { stdout } = await run(folder, `backup ${backup}`)
  expect(stdout).toMatch(/^orders +1$/m)
  expect(stdout).toContain(`The backup in ${backup} is complete; it was read again and compared`)
  expect(await readLastBackup(shop.db)).toBeInstanceOf(Date)
  await customer.buy(...others.slice(0, 1))

  const restored = await prepareEmptyShop()
  const { status, stdout: lines, stderr } = await run(restored, `restore ${backup}`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(lines).toMatch(/^orders +1$/m)
  expect(lines).toMatch(/^ {2}npm run shop -- invoices continue 10[12]$/m)
  expect(await readStoredRows(locateDatabase(restored))).toEqual(before)
  for (const path of ['catalogue/files/sound.wav', 'pictures/face.webp', 'secret']) {
    expect(await readFile(join(restored, path))).toEqual(await readFile(join(folder, path)))
  }
  const again = await openShop({ folder: restored })
  await customer.at(again).buy(...others.slice(0, 1))
  expect(await customer.at(again).getBalance()).toBe(await customer.getBalance())
  expect(await findLedgerViolations(again.db)).toEqual([])
})

test('a backup made while customers order is a consistent snapshot between two orders', async () => {
  const { shop, customer, others } = await openUsedShop()
  const ordering = (async () => {
    for (const product of others) await customer.buy(product)
  })()
  const backup = await backUp(shop)
  await ordering
  const restored = await prepareEmptyShop()
  expect((await run(restored, `restore ${backup}`)).status).toBe(0)
  const again = await openShop({ folder: restored })
  expect(await findLedgerViolations(again.db)).toEqual([])
  const orders = await again.db.selectFrom('orders').select('id').execute()
  const receipts = await again.db
    .selectFrom('outbox')
    .where('kind', '=', 'order-receipt')
    .selectAll()
    .execute()
  expect(receipts).toHaveLength(orders.length)
})

test('a backup can be restored to the other database engine', async () => {
  const { shop, folder } = await openUsedShop()
  const before = await readStoredRows(locateDatabase(folder))
  const backup = await backUp(shop)
  const sqlite = { dataDir: await createTemporaryFolder() }
  expect((await run(sqlite.dataDir, `restore ${backup}`, null, sqlite)).status).toBe(0)
  expect(await readStoredRows(sqlite)).toEqual(before)
})

test('neither a backup nor a restore overwrites anything', async () => {
  const { shop, folder } = await openUsedShop()
  const backup = await backUp(shop)
  const before = await readStoredRows(locateDatabase(folder))
  const refuse = async (place: string, args: string) => {
    const { status, stdout, stderr } = await run(place, args)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    return stderr
  }
  expect(await refuse(folder, `backup ${backup}`)).toMatch(/^The folder .* already exists; /)
  expect(await refuse(folder, `backup ${folder}/backups`)).toMatch(
    /^The backup must be outside of /,
  )
  expect(await refuse(folder, `restore ${backup}`)).toMatch(/already has (a database|data)/)
  expect(await readStoredRows(locateDatabase(folder))).toEqual(before)
  const empty = await prepareEmptyShop()
  await writeFile(join(empty, 'secret'), 'another secret\n')
  expect(await refuse(empty, `restore ${backup}`)).toMatch(
    /^There is already another file .*secret/,
  )
  expect(await readdir(empty)).toEqual(['secret'])
  expect(await refuse(empty, `restore ${empty}`)).toMatch(
    /is not a backup: it has no backup\.json\.$/m,
  )
  expect(await refuse(await prepareEmptyShop(), `backup ${await nameBackup()}`)).toMatch(
    /^There is no shop/,
  )
})

test('a damaged or incomplete backup is refused before anything is written', async () => {
  const { shop } = await openUsedShop()
  const refuse = async (damage: (backup: string) => Promise<void>) => {
    const backup = await backUp(shop)
    await damage(backup)
    const empty = await prepareEmptyShop()
    const { status, stderr } = await run(empty, `restore ${backup}`)
    expect(status).toBe(1)
    expect(await readdir(empty)).toEqual([])
    return stderr
  }
  expect(await refuse((backup) => appendFile(join(backup, 'data', 'secret'), 'x'))).toMatch(
    /^The backup is damaged: .*secret was changed\.$/m,
  )
  expect(await refuse((backup) => appendFile(join(backup, 'data', 'overtone.db'), 'x'))).toMatch(
    /overtone\.db was changed/,
  )
  expect(await refuse((backup) => rm(join(backup, 'catalogue', 'files', 'sound.wav')))).toMatch(
    /^The backup is not complete: .*sound\.wav is missing\.$/m,
  )
})

test.each([
  ['that was never released', '001-catalogue', 'it was made by an unreleased version; '],
  ['that is newer', '999-later', 'it has the migration 999-later of a newer version; '],
])(
  'a backup of a version %s is refused before anything is written',
  async (_, migration, reason) => {
    const { shop } = await openUsedShop()
    const backup = await backUp(shop)
    const path = join(backup, 'data', 'overtone.db')
    const database = new DatabaseSync(path)
    database.prepare('insert into migrations (name) values (?)').run(migration)
    database.close()
    const manifest = await readManifest(backup)
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    const bytes = (await stat(path)).size
    const files = { ...manifest.files, 'data/overtone.db': { bytes, sha256 } }
    await writeManifest(backup, { ...manifest, files })
    const empty = await prepareEmptyShop()
    const { status, stderr } = await run(empty, `restore ${backup}`)
    expect(status).toBe(1)
    expect(stderr).toContain(`The backup in ${backup} cannot be read: ${reason}`)
    expect(await readdir(empty)).toEqual([])
  },
)

test('leftovers of a killed backup or restore do not block the next one', async () => {
  const { shop } = await openUsedShop()
  const backup = await nameBackup()
  await mkdir(`${backup}.unfinished/data`, { recursive: true })
  await writeFile(`${backup}.unfinished/data/overtone.db`, 'half')
  expect((await run(shop.folder, `backup ${backup}`)).status).toBe(0)
  expect(await readdir(join(backup, '..'))).toEqual(['monday'])
  const restored = await prepareEmptyShop()
  await mkdir(join(restored, 'restoring'))
  await writeFile(join(restored, 'restoring', 'overtone.db.tmp'), 'half')
  await writeFile(join(restored, 'secret'), 'the secret of the shop\n')
  await mkdir(join(restored, 'pictures'))
  await writeFile(join(restored, 'pictures', 'face.webp.tmp'), 'WE')
  expect((await run(restored, `restore ${backup}`)).status).toBe(0)
  expect(await readdir(restored)).not.toContain('restoring')
  expect(await readdir(join(restored, 'pictures'))).toEqual(['face.webp'])
  expect(await readFile(join(restored, 'pictures', 'face.webp'), 'utf8')).toBe('WEBP')
})
