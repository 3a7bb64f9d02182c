import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { migrations } from '#provider/platform/database/migrate.ts'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { startPostgres } from '../../support/database/postgres-server.ts'
import { startSilentNetwork } from '../../support/network/silent-network.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import {
  locateDatabase,
  openTestDatabase,
  prepareDatabase,
} from '../../support/database/test-database.ts'

/** Opens and closes the database of an empty folder; returns the folder. */
async function createShopDatabase(change: (db: Database) => Promise<unknown> = async () => {}) {
  const folder = await createTemporaryFolder()
  const db = await openTestDatabase(folder)
  await change(db)
  await db.destroy()
  return folder
}

/** Returns the error message for a refused database. */
async function getRefusal(dataDir: string, databaseUrl: string | null | undefined) {
  const opened = openDatabase({ dataDir, databaseUrl }).then((db) => db.destroy())
  return await opened.then(
    () => 'not refused',
    (error: Error) => error.message,
  )
}

function changeUrl(change: (url: URL) => void): string {
  const url = new URL(inject('postgresUrl'))
  change(url)
  return url.href
}

async function runStatements(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

describe('an unusable database is refused with a single sentence', () => {
  test.each([
    ['on a server that is not running', (url: URL) => (url.port = '1'), 'does not respond'],
    ['with a wrong password', (url: URL) => (url.password = 'secret'), 'refuses the user'],
    ['that does not exist', (url: URL) => (url.pathname = '/nothing'), 'no such database'],
    ['on an unknown host', (url: URL) => (url.hostname = 'db.invalid'), 'no server has this name'],
  ])('one %s [P9.01]', async (_, change, reason) => {
    const url = changeUrl(change)
    const refusal = await getRefusal(await createTemporaryFolder(), url)
    const { host, pathname } = new URL(url)
    const address = `postgres://${host}${pathname}`
    expect(refusal).toMatch(/^The database \S+ cannot be opened: [^\n]+\.$/)
    expect(refusal).toContain(`The database ${address} cannot be opened`)
    expect(refusal).toContain(reason)
    expect(refusal).not.toContain('password for tests')
  })

  test('one of another application, which stays unchanged [P9.01]', async () => {
    const folder = await createTemporaryFolder()
    const { databaseUrl } = await prepareDatabase(folder)
    const client = new pg.Client({ connectionString: databaseUrl ?? '' })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query('create table posts (id int)')
    expect(await getRefusal(folder, databaseUrl)).toContain('belongs to another application')
    const { rows } = await client.query(
      "select tablename from pg_tables where schemaname = 'public'",
    )
    expect(rows).toEqual([{ tablename: 'posts' }])
  })

  test('one of a newer version of the shop [P9.01]', async () => {
    const folder = await createShopDatabase((db) =>
      sql`insert into migrations (name) values ('999-future')`.execute(db),
    )
    const refusal = await getRefusal(folder, locateDatabase(folder).databaseUrl)
    expect(refusal).toContain('the migration 999-future of a newer version')
  })

  test('one on a server that is too old [P9.01]', async () => {
    // This function shadows the built-in one that returns the server version.
    const folder = await createShopDatabase(async (db) => {
      await sql`create schema old`.execute(db)
      await sql`create function old.current_setting(text) returns text
        language sql as $$ select '14.9' $$`.execute(db)
    })
    const { databaseUrl } = locateDatabase(folder)
    const { pathname } = new URL(databaseUrl ?? '')
    await runStatements(`alter database ${pathname.slice(1)} set search_path = old, pg_catalog`)
    expect(await getRefusal(folder, databaseUrl)).toContain('the server is PostgreSQL 14.9')
  })

  test('one in which the user may not create tables [P9.01]', async () => {
    const folder = await createTemporaryFolder()
    const { databaseUrl } = await prepareDatabase(folder)
    const user = `reader_${Date.now()}`
    await runStatements(`create role ${user} login password 'reads'`)
    const url = new URL(databaseUrl ?? '')
    Object.assign(url, { username: user, password: 'reads' })
    expect(await getRefusal(folder, url.href)).toContain('the user has no permission for it')
  })
})

test('programs that start concurrently on an empty database create its tables once [P9.01]', async () => {
  const folder = await createTemporaryFolder()
  const location = await prepareDatabase(folder)
  const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(location)))
  const [first] = opened
  const names = await sql<{ name: string }>`select name from migrations order by name`.execute(
    first ?? expect.fail('no database'),
  )
  expect(names.rows).toEqual(migrations.map(({ name }) => ({ name })))
  for (const db of opened) await db.destroy()
})

/** Returns the status of a page that only reads and of a request that writes. */
async function getReadAndWriteStatus({ call }: Shop) {
  const message = { full_name: 'Ann', email: 'a@b.cc', theme: 'Hello', message: 'A question' }
  const read = await call('/api/v1/products')
  const write = await call('/api/contact/send', { body: message })
  return { read: read.status, write: write.status, wait: write.headers.get('retry-after') }
}

const works = { read: 200, write: 200, wait: null }

function getStorageLog({ entries }: Shop): unknown[] {
  return entries.filter(({ event }) => event === 'storage-failed').map(({ message }) => message)
}

test("while the server's disk is full, reads succeed and writes report the reason; then the shop recovers [P9.01]", async () => {
  const provider = await openShop()
  const { db } = provider
  await sql`create function fill_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db)
  await sql`create trigger fill_disk before insert on contact_messages
    execute function fill_disk()`.execute(db)
  expect(await getReadAndWriteStatus(provider)).toEqual({ read: 200, write: 503, wait: '60' })
  expect(getStorageLog(provider)).toEqual([
    expect.stringMatching(/^The database postgres:.* cannot be used: the disk is full/),
  ])
  await sql`drop trigger fill_disk on contact_messages`.execute(db)
  expect(await getReadAndWriteStatus(provider)).toEqual(works)
})

test('without a free connection, requests get a retry time; then they succeed [P9.01]', async () => {
  const provider = await openShop()
  const user = `few_${Date.now()}`
  const { db } = provider
  for (const statement of [
    `create role ${user} login password 'few' connection limit 1`,
    `grant all on schema public to ${user}`,
    `grant all on all tables in schema public to ${user}`,
  ]) {
    await sql.raw(statement).execute(db)
  }
  const url = new URL(locateDatabase(provider.folder).databaseUrl ?? '')
  Object.assign(url, { username: user, password: 'few' })
  const limited = await openShop({ folder: provider.folder, databaseUrl: url.href })
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await limited.call('/api/v1/products')).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(getStorageLog(limited)).toEqual([expect.stringContaining('no free connection')])
  expect((await limited.call('/api/v1/products')).status).toBe(200)
})

test('while the network drops all packets, requests get a retry time; then they succeed [P9.01]', async () => {
  const folder = await createTemporaryFolder()
  const url = new URL((await prepareDatabase(folder)).databaseUrl ?? '')
  const network = await startSilentNetwork(Number(url.port))
  onTestFinished(network.stop)
  url.port = String(network.port)
  const options = { folder, databaseUrl: url.href, responseLimitMs: 3000 }
  const provider = await openShop(options)
  expect(await getReadAndWriteStatus(provider)).toEqual(works)
  network.lose()
  expect(await getReadAndWriteStatus(provider)).toEqual({ read: 503, write: 503, wait: '60' })
  expect(getStorageLog(provider)[0]).toContain('does not answer in time')
  network.recover()
  expect(await getReadAndWriteStatus(provider)).toEqual(works)
})

test('while the server is down, requests get a retry time; then they succeed [P9.01]', async () => {
  const server = await startPostgres()
  onTestFinished(server.stop)
  const provider = await openShop({
    folder: await createTemporaryFolder(),
    databaseUrl: server.url,
  })
  const { token } = await provider.signUp()
  expect(await getReadAndWriteStatus(provider)).toEqual(works)
  const busy = Promise.all(Array.from({ length: 10 }, () => getReadAndWriteStatus(provider)))
  await server.kill()
  for (const { read, write } of await busy) {
    expect([200, 503]).toContain(read)
    expect([200, 503]).toContain(write)
  }
  expect(await getReadAndWriteStatus(provider)).toEqual({ read: 503, write: 503, wait: '60' })
  expect(getStorageLog(provider)).toEqual([expect.stringContaining('does not respond')])
  await server.restart()
  expect(await getReadAndWriteStatus(provider)).toEqual(works)
  expect((await provider.call('/api/v1/customer/get', { token })).status).toBe(200)
})
