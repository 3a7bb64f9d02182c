import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { moveShop } from '#provider/programs/move/move-shop.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { readStoredRows, useDatabase } from '../../support/database/stored-rows.ts'
import { prepareDatabase } from '../../support/database/test-database.ts'

/** Creates an empty shop whose server takes five seconds to insert into a table. */
async function createSlowShop(table: string): Promise<DatabaseLocation> {
  const folder = await createTemporaryFolder()
  const location = await prepareDatabase(folder)
  await useDatabase(location, async (db) => {
    await sql`create function take_time() returns trigger language plpgsql as $$
      begin perform pg_sleep(5); return null; end $$`.execute(db)
    await sql`create trigger take_time after insert on ${sql.table(table)}
      for each statement execute function take_time()`.execute(db)
  })
  return { ...location, responseLimitMs: 3000 }
}

test("a request's statement has a time limit [P9.01]", async () => {
  const { dataDir, responseLimitMs } = await createSlowShop('contact_messages')
  const provider = await openShop({ folder: dataDir, responseLimitMs })
  const body = { full_name: 'Ann', email: 'a@b.cc', theme: 'Hello', message: 'A question' }
  expect((await provider.call('/api/contact/send', { body })).status).toBe(503)
})

test("an import's statement may take longer [P9.01]", async () => {
  const { dataDir, responseLimitMs } = await createSlowShop('artists')
  const provider = await openShop({ sells: 'catalogue', folder: dataDir, responseLimitMs })
  expect((await provider.call('/api/v1/products')).body.meta.total).toBe(14)
})

test("a move's statement may take longer [P9.02]", async () => {
  const target = await createSlowShop('unfinished_moves')
  const source = { dataDir: await createTemporaryFolder() }
  await useDatabase(source, async (db) => {
    await db.insertInto('settings').values({ name: 'catalogue', value: '1' }).execute()
  })
  await moveShop({ from: source, to: target, print: () => {} })
  expect(await readStoredRows(target)).toEqual(await readStoredRows(source))
})
