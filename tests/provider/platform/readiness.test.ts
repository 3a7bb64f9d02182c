import { renameSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createReadinessCheck } from '#provider/check-readiness.ts'
import { respondReady } from '#provider/contract/health-responses.ts'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import { openShopFiles } from '#provider/library/open-shop-files.ts'
import type { FileStore } from '#provider/platform/files/file-store.ts'
import type { LogEntry } from '#provider/open-provider.ts'
import { StorageError } from '#provider/platform/database/storage-failure.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { fixedOptions } from '../../support/shops/shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

const ready = { database: true, migrations: true, files: true }

/** Creates the check of a shop with a second connection, which the test may close or change. */
async function openCheck({ folder }: Shop, pictures?: Partial<FileStore>) {
  const entries: LogEntry[] = []
  const db = await openTestDatabase(folder)
  const opened = openShopFiles({ ...fixedOptions, dataDir: folder })
  const files = { ...opened, pictures: { ...opened.pictures, ...pictures } }
  const check = createReadinessCheck({ db, files, log: (entry) => void entries.push(entry) })
  return { db, check, entries }
}

test.each([
  [ready, false, 200, { status: 'ok', database: 'ok', migrations: 'ok', files: 'ok' }],
  [
    { ...ready, files: false },
    false,
    503,
    { status: 'failed', database: 'ok', migrations: 'ok', files: 'failed' },
  ],
  [
    ready,
    true,
    503,
    { status: 'failed', database: 'ok', migrations: 'ok', files: 'ok', stopping: 'yes' },
  ],
])(
  'the response to checks %j, stopping %j, has status %i and names each check [P9.07]',
  async (checks, isStopping, status, body) => {
    const response = respondReady(checks, isStopping)
    expect([response.status, await response.json()]).toEqual([status, body])
  },
)

test('a shop is ready without a mail server and payment service [P9.07]', async () => {
  const shop = await openShop()
  expect(await shop.provider.checkReadiness()).toEqual(ready)
})

test('a shop whose database is closed is not ready, and says so once [P9.07]', async () => {
  const { db, check, entries } = await openCheck(await openShop())
  await db.destroy()
  expect(await check()).toEqual({ database: false, migrations: false, files: true })
  await check()
  expect(entries.map(({ level, event }) => [level, event])).toEqual([['error', 'not-ready']])
})

test('a missing migration makes a shop unready, one of a newer version does not [P9.07]', async () => {
  const shop = await openShop()
  const [newer, older] = [await openCheck(shop), await openCheck(shop)]
  await sql`insert into migrations (name) values ('999-newer')`.execute(newer.db)
  expect(await newer.check()).toEqual(ready)
  await sql`delete from migrations where name <> '999-newer'`.execute(newer.db)
  await newer.db.destroy()
  expect(await older.check()).toEqual({ ...ready, migrations: false })
  await older.db.destroy()
})

test('a shop whose files cannot be reached is not ready [P9.07]', async () => {
  const requireReachable = () => Promise.reject(new StorageError('the disk is gone'))
  const { db, check, entries } = await openCheck(await openShop(), { requireReachable })
  expect(await check()).toEqual({ ...ready, files: false })
  expect(entries[0]?.['files']).toContain('the disk is gone')
  await db.destroy()
})

test('a shop whose data folder is moved away is not ready [P9.07]', async () => {
  const shop = await openShop()
  const { db, check, entries } = await openCheck(shop)
  const away = `${shop.folder}-away`
  renameSync(shop.folder, away)
  const result = await check()
  renameSync(away, shop.folder)
  expect(result).toEqual({ ...ready, database: getEngine(db).name === 'postgres', files: false })
  expect(entries[0]?.['files']).toContain(`the folder ${shop.folder} is missing`)
  await db.destroy()
})

test('a test that hangs fails alone, and is not repeated meanwhile [P9.07]', async () => {
  let calls = 0
  const requireReachable = () => {
    calls += 1
    return new Promise<never>(() => {})
  }
  const { db, check, entries } = await openCheck(await openShop(), { requireReachable })
  const results = await Promise.all([check(), check()])
  expect(results).toEqual([1, 2].map(() => ({ ...ready, files: false })))
  expect(entries[0]?.['files']).toContain('no answer in 3 s')
  expect(calls).toBe(1)
  await db.destroy()
})
