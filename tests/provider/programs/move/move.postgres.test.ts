import pg from 'pg'
import { expect, test } from 'vitest'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import { moveShop } from '#provider/programs/move/move-shop.ts'
import { movedTables } from '#provider/programs/move/moved-tables.ts'
import { findLedgerViolations } from '../../../support/database/ledger-invariants.ts'
import { logInWithPasskey } from '../../../support/passkeys.ts'
import { createCaller } from '../../../support/network/caller.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import { createSoundBytes } from '../../../support/shops/seed-products.ts'
import type { Shop } from '../../../support/shops/shop.ts'
import { readStoredRows, useDatabase } from '../../../support/database/stored-rows.ts'
import { prepareDatabase } from '../../../support/database/test-database.ts'
import { createUsedShop } from '../../../support/shops/used-shop.ts'

/** Creates a shop on SQLite and moves it to the PostgreSQL database of its folder. */
async function moveUsedShop() {
  const used = await createUsedShop()
  const sqlite = { dataDir: used.folder }
  const postgres = await prepareDatabase(used.folder)
  const lines: string[] = []
  await moveShop({ from: sqlite, to: postgres, print: (text) => void lines.push(text) })
  return { ...used, sqlite, postgres, output: lines.join('\n') }
}

async function openMovedShop(folder: string): Promise<Shop> {
  const shop = await openShop({ folder })
  return shop
}

test('a shop is identical row by row after a move to PostgreSQL and back [P9.02]', async () => {
  const { sqlite, postgres, output } = await moveUsedShop()
  const before = await readStoredRows(sqlite)
  expect(Object.keys(before).toSorted()).toEqual(movedTables.map(({ name }) => name).toSorted())
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
  expect(await readStoredRows(postgres)).toEqual(before)

  const again = { dataDir: await createTemporaryFolder() }
  await moveShop({ from: postgres, to: again, print: () => {} })
  expect(await readStoredRows(again)).toEqual(before)
  for (const table of movedTables) {
    expect(output).toMatch(new RegExp(`^${table.name} +\\d+  [0-9a-f]{16}  equal in both$`, 'm'))
  }
})

test('a moved shop has its accounts, balances and files, and takes new orders [P9.02]', async () => {
  const { folder, customer, authenticator, owned, unowned } = await moveUsedShop()
  const shop = await openMovedShop(folder)
  const call = createCaller(shop.provider.fetch)
  const buyer = await customer.at(shop).logIn()
  expect((await logInWithPasskey({ call }, authenticator)).response.status).toBe(200)
  const before = await buyer.getBalance()
  expect(before).toBeGreaterThan(unowned.price)

  const found = await call(`/api/v1/products?query=${owned.name.split(' ')[1]?.split('-')[0]}`)
  expect(found.body.data.length).toBeGreaterThan(0)
  const path = `/api/v1/customer/downloads/${owned.linkId}`
  const file = await shop.provider.fetch(
    new Request(`http://provider.test${path}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    }),
  )
  expect(Buffer.from(await file.arrayBuffer())).toEqual(createSoundBytes('shot-0-0'))

  const known = await shop.db.selectFrom('orders').select('id').execute()
  const order = await buyer.buy(unowned)
  expect(order.body.data.order.id).toBe(Math.max(...known.map(({ id }) => id)) + 1)
  expect(await buyer.getBalance()).toBeLessThan(before)
  expect(await findLedgerViolations(shop.db)).toEqual([])
})

test('the collation of the PostgreSQL database does not matter [P9.02]', async () => {
  const { folder } = await createUsedShop()
  const postgres = await prepareDatabase(folder)
  const client = new pg.Client(process.env['TEST_POSTGRES_URL'])
  await client.connect()
  const name = new URL(postgres.databaseUrl ?? '').pathname.slice(1)
  await client.query(`drop database ${name}`)
  await client.query(
    `create database ${name} template template0 locale_provider icu icu_locale 'en-US'`,
  )
  await client.end()
  await moveShop({ from: { dataDir: folder }, to: postgres, print: () => {} })
  expect(await readStoredRows(postgres)).toEqual(await readStoredRows({ dataDir: folder }))
})

test('the ids of deleted rows are not reused after a move [P9.02]', async () => {
  const { sqlite, postgres } = await moveUsedShop()
  const again = { dataDir: await createTemporaryFolder() }
  await moveShop({ from: postgres, to: again, print: () => {} })
  const lastIds = [sqlite, postgres, again].map((location) =>
    useDatabase(location, (db) => getEngine(db).readLastId(db, 'contact_messages')),
  )
  expect(await Promise.all(lastIds)).toEqual([2, 2, 2])
  for (const location of [postgres, again]) {
    const message = { full_name: 'A', email: 'a@b.c', theme: 'T', message: 'M', created_at: '' }
    const inserted = await useDatabase(location, (db) =>
      db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow(),
    )
    expect(inserted.id).toBe(3)
  }
})

test('NUL characters, which PostgreSQL cannot store, are replaced in a move [P9.02]', async () => {
  const dataDir = await createTemporaryFolder()
  const postgres = await prepareDatabase(dataDir)
  const message = { full_name: 'A', email: 'a@b.c', theme: 'T', created_at: '' }
  await useDatabase({ dataDir }, async (db) => {
    await db
      .insertInto('contact_messages')
      .values({ ...message, message: 'One\0two' })
      .execute()
  })
  await moveShop({ from: { dataDir }, to: postgres, print: () => {} })
  const stored = await useDatabase(postgres, (db) =>
    db.selectFrom('contact_messages').select('message').execute(),
  )
  expect(stored).toEqual([{ message: 'One\uFFFDtwo' }])
})

test('a one-shot can belong to a pack that is copied in a later batch [P9.02]', async () => {
  const { folder } = await createUsedShop()
  await useDatabase({ dataDir: folder }, async (db) => {
    const product = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow()
    const addPacks = async (names: readonly number[]) => {
      const packs = names.map((id) => ({ ...product, id, slug: `pack-${id}`, link_id: -id }))
      await db.insertInto('products').values(packs).execute()
    }
    const ids = Array.from({ length: 600 }, (_, index) => 1000 + index)
    await addPacks(ids)
    await addPacks(ids.map((id) => id + 600))
    const oneShots = db.updateTable('products').where('pack_id', 'is not', null)
    await oneShots.set({ pack_id: 2199 }).execute()
  })
  const postgres = await prepareDatabase(folder)
  await moveShop({ from: { dataDir: folder }, to: postgres, print: () => {} })
  expect(await readStoredRows(postgres)).toEqual(await readStoredRows({ dataDir: folder }))
})
