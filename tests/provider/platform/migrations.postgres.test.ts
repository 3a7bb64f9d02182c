import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, migrations } from '#provider/platform/database/migrate.ts'
import type { Migration } from '#provider/platform/database/migration.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { locateDatabase, openTestDatabase } from '../../support/database/test-database.ts'

const steps: readonly Migration[] = [
  ...migrations,
  {
    name: '901-later',
    up: async (db) => {
      await sql`alter table tokens add column later integer`.execute(db)
    },
  },
]

/** Opens a shop's database with two connections of other programs. */
async function openThreeConnections() {
  const folder = await createTemporaryFolder()
  const db = await openTestDatabase(folder)
  onTestFinished(() => db.destroy())
  const connect = async () => {
    const client = new pg.Client(locateDatabase(folder).databaseUrl ?? '')
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }
  return { db, reader: await connect(), other: await connect() }
}

async function holdTokens(reader: pg.Client): Promise<void> {
  await reader.query('begin')
  await reader.query('select count(*) from tokens')
}

async function waitUntilBlocked(client: pg.Client): Promise<void> {
  const countWaits = async () => {
    const { rows } = await client.query(`select 1 from pg_locks join pg_database
      on pg_database.oid = database where not granted and datname = current_database()`)
    return rows.length
  }
  await expect.poll(countWaits).toBeGreaterThan(0)
}

test('a reader does not wait for a migration that waits for another reader [P9.01]', async () => {
  const { db, reader, other } = await openThreeConnections()
  await holdTokens(reader)
  const migrated = migrate(db, steps)
  await waitUntilBlocked(other)
  // The first reader's transaction is still open.
  const { rows } = await other.query('select count(*)::int as count from tokens')
  expect(rows).toEqual([{ count: 0 }])
  await reader.query('commit')
  await migrated
  expect((await db.selectFrom('tokens').selectAll().execute()).length).toBe(0)
  const names = await other.query("select name from migrations where name = '901-later'")
  expect(names.rows).toHaveLength(1)
})

test('a migration that cannot acquire its locks fails and says so [P9.01]', async () => {
  const { db, reader } = await openThreeConnections()
  await holdTokens(reader)
  await expect(migrate(db, steps, 1)).rejects.toThrow('another program keeps it locked')
  await reader.query('commit')
  await migrate(db, steps)
})
