import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { describeDatabase } from '#provider/platform/database/open-database.ts'
import { moveShop } from '#provider/programs/move/move-shop.ts'
import { blockMessage, createPlaces } from '../../../support/database/move-places.ts'
import { startMove, toArguments } from '../../../support/programs/move-program.ts'
import { startPostgres } from '../../../support/database/postgres-server.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'
import {
  expireRegistrations,
  readStoredRows,
  useDatabase,
} from '../../../support/database/stored-rows.ts'

test('a full disk of the target is reported with its database, and repeating the command resumes the move [P9.02]', async () => {
  const { sqlite, postgres } = await createPlaces()
  await useDatabase(postgres, async (db) => {
    for (const code of ['disk_full', 'out_of_memory']) {
      await sql`create function ${sql.id(code)}() returns trigger language plpgsql as $$ begin
          raise exception 'failed' using errcode = ${sql.lit(code)}; end $$`.execute(db)
    }
    await sql`create trigger fails before insert on contact_messages
        for each row when (new.id > 1000) execute function disk_full()`.execute(db)
    // Ending the registration fails as well.
    await sql`create trigger fails before update on open_shops
        for each row when (new.expires_at = '') execute function out_of_memory()`.execute(db)
  })
  const { status, stderr } = await startMove(toArguments(sqlite, postgres)).ended
  expect([status, stderr]).toEqual([
    1,
    `The database ${describeDatabase(postgres)} cannot be used: the disk is full; free some space. The same command continues the move.\n`,
  ])
  await useDatabase(postgres, async (db) => {
    await sql`drop trigger fails on contact_messages`.execute(db)
    await sql`drop trigger fails on open_shops`.execute(db)
    await expireRegistrations(db)
  })
  const lines: string[] = []
  await moveShop({ from: sqlite, to: postgres, print: (text) => void lines.push(text) })
  expect(lines).toContain('Copied 1500 rows of contact_messages.')
  expect(await readStoredRows(postgres)).toEqual(await readStoredRows(sqlite))
})

const canLimit = spawnSync('prlimit', ['--version']).status === 0

test.skipIf(!canLimit)(
  'a full disk of a SQLite target is reported with its path [P9.02]',
  async () => {
    const { sqlite, postgres } = await createPlaces()
    await useDatabase(sqlite, async (db) => {
      await db
        .updateTable('contact_messages')
        .set({ message: 'x'.repeat(5000) })
        .execute()
    })
    await moveShop({ from: sqlite, to: postgres, print: () => {} })
    const target = { dataDir: await createTemporaryFolder() }
    await useDatabase(target, async () => {})
    const limited = ['prlimit', '--fsize=2000000', '--']
    const { status, stderr } = await startMove(toArguments(postgres, target), limited).ended
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^The database \S+overtone\.db cannot be used: the disk is full[^\n]+\. The same command continues the move\.\n$/,
    )
    await useDatabase(target, expireRegistrations)
    const again = await startMove(toArguments(postgres, target)).ended
    expect([again.status, again.stderr]).toEqual([0, ''])
    expect(again.stdout).toContain('Continuing an interrupted move.')
  },
)

test('a lost server is reported with its database, and repeating the command resumes the move [P9.02]', async () => {
  const server = await startPostgres()
  onTestFinished(server.stop)
  const { sqlite, postgres } = await createPlaces(server.url)
  const blocked = await blockMessage(postgres)
  const move = startMove(toArguments(sqlite, postgres))
  await blocked.waitUntilBlocked()
  await server.kill()
  const { status, stderr } = await move.ended
  expect([status, stderr]).toEqual([
    1,
    `The database ${describeDatabase(postgres)} cannot be used: its server does not respond; start it or check the address. The same command continues the move.\n`,
  ])
  await server.restart()
  await useDatabase(postgres, expireRegistrations)
  const lines: string[] = []
  await moveShop({ from: sqlite, to: postgres, print: (text) => void lines.push(text) })
  expect(lines).toContain('Copied 500 rows of contact_messages.')
  expect(await readStoredRows(postgres)).toEqual(await readStoredRows(sqlite))
})

test('a source that becomes unreadable is reported with its database [P9.02]', async () => {
  const { sqlite, postgres } = await createPlaces()
  await moveShop({ from: sqlite, to: postgres, print: () => {} })
  const user = `limited_${Date.now()}`
  await useDatabase(postgres, async (db) => {
    for (const statement of [
      `create role ${user} login password 'secret'`,
      `grant all on schema public to ${user}`,
      `grant all on all tables in schema public to ${user}`,
      `revoke all on orders from ${user}`,
    ]) {
      await sql.raw(statement).execute(db)
    }
  })
  onTestFinished(() =>
    useDatabase(postgres, async (db) => {
      await sql.raw(`drop owned by ${user}; drop role ${user}`).execute(db)
    }),
  )
  const url = new URL(postgres.databaseUrl ?? '')
  Object.assign(url, { username: user, password: 'secret' })
  const source = { ...postgres, databaseUrl: url.href }
  const target = { dataDir: await createTemporaryFolder() }
  const moved = moveShop({ from: source, to: target, print: () => {} })
  await expect(moved).rejects.toThrow(
    `The database ${describeDatabase(postgres)} cannot be used: the user has no permission for it; grant all rights on the database. The same command continues the move.`,
  )
})
