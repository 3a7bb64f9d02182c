import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import type { Migration } from '#provider/platform/database/migration.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { logIn } from '../../support/shops/customer.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

/** A later version's migration, which runs statements and then fails if requested. */
function createLaterMigration(
  name: string,
  statements: readonly string[],
  shouldFail = () => false,
): Migration {
  return {
    name,
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
      if (shouldFail()) throw new Error('stopped half-way')
    },
  }
}

async function listTableNames(db: Database): Promise<string[]> {
  return (await getEngine(db).listTables(db)).map(({ name }) => name).toSorted()
}

async function listLaterMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations where name >= '9' order by name`.execute(db)
  return rows.map(({ name }) => name)
}

test('a migration that fails halfway changes nothing, and the next start resumes it [P9.01]', async () => {
  const db = await openTestDatabase(await createTemporaryFolder())
  onTestFinished(() => db.destroy())
  let isBroken = true
  const steps = [
    ...migrations,
    createLaterMigration('901-first', ['create table later_first (id integer)']),
    createLaterMigration(
      '902-second',
      [
        'create table later_second (id integer)',
        'insert into later_first (id) values (7)',
        'alter table coupons add column later integer',
      ],
      () => isBroken,
    ),
    createLaterMigration('903-third', ['create table later_third (id integer)']),
  ]
  const before = await listTableNames(db)
  await expect(migrate(db, steps)).rejects.toThrow('stopped half-way')
  expect(await listLaterMigrations(db)).toEqual(['901-first'])
  expect(await listTableNames(db)).toEqual([...before, 'later_first'].toSorted())
  expect((await sql`select id from later_first`.execute(db)).rows).toEqual([])

  isBroken = false
  await migrate(db, steps)
  expect(await listLaterMigrations(db)).toEqual(['901-first', '902-second', '903-third'])
  expect((await sql`select id from later_first`.execute(db)).rows).toEqual([{ id: 7 }])
  expect((await sql`select later from coupons`.execute(db)).rows).toEqual([])
})

test('an open shop keeps working while a later version adds columns and tables [P9.01]', async () => {
  const provider = await openShop()
  const { call, folder } = provider
  const ann = await provider.signUp()
  const tryRoutes = async () => {
    const token = (await logIn(call, ann.email, ann.password)).body.token
    const message = { full_name: 'Ann', email: 'a@b.cc', theme: 'Hello', message: 'A question' }
    const responses = [
      await call('/api/v1/products?query=dusk'),
      await call('/api/v1/products/1'),
      await call('/api/v1/customer/cart', { token }),
      await call('/api/v1/customer/get', { token }),
      await call('/api/v1/customer/orders', { token }),
      await call('/api/contact/send', { body: message }),
    ]
    return responses.map(({ status, body }) => ({ status, body }))
  }
  const before = await tryRoutes()
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const db = await openTestDatabase(folder)
  onTestFinished(() => db.destroy())
  const tables = (await getEngine(db).listTables(db)).filter(
    ({ name, isView }) => !isView && !/^(migrations|product_search)/.test(name),
  )
  const columns = tables.map(
    ({ name }) => `alter table ${name} add column later integer not null default 7`,
  )
  const later = createLaterMigration('901-later', [...columns, 'create table later (id integer)'])
  await migrate(db, [...migrations, later])
  expect(await tryRoutes()).toEqual(before)
})
