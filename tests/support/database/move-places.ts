import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { createTemporaryFolder } from '../shops/open-shop.ts'
import { useDatabase } from './stored-rows.ts'
import { prepareDatabase } from './test-database.ts'

const messageCount = 2500
/** A message in the third batch of rows. */
const blockedId = 2100
const timeoutMs = 240_000

/** A closed shop on SQLite, and an empty database for a shop on PostgreSQL. */
export interface MovePlaces {
  readonly sqlite: DatabaseLocation
  readonly postgres: DatabaseLocation
}

/**
 * Creates a shop with many messages and an empty database: the one of the shop's folder, or that of
 * the given URL.
 */
export async function createPlaces(databaseUrl: string | null = null): Promise<MovePlaces> {
  const dataDir = await createTemporaryFolder()
  const sqlite = { dataDir }
  await useDatabase(sqlite, async (db) => {
    await sql`with recursive numbers (number) as
      (select 1 union all select number + 1 from numbers where number < ${messageCount})
      insert into contact_messages (full_name, email, theme, message, created_at)
      select 'Ann', 'a@b.c', 'T', 'Message ' || number, '' from numbers`.execute(db)
    await db.insertInto('coupons').values({ code: 'LATER', percent: 5 }).execute()
  })
  const postgres = databaseUrl === null ? await prepareDatabase(dataDir) : { dataDir, databaseUrl }
  await useDatabase(postgres, async () => {})
  return { sqlite, postgres }
}

/** Blocks inserts of one message until it is released or its server is gone. */
export async function blockMessage({ databaseUrl }: DatabaseLocation) {
  const client = new pg.Client(databaseUrl ?? '')
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`begin; insert into contact_messages
    values (${blockedId}, 'Ann', 'a@b.c', 'T', 'Message', '')`)
  const countBlocked = async () => {
    const { rows } = await client.query(`select 1 from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`)
    return rows.length
  }
  return {
    waitUntilBlocked: async () => {
      await expect.poll(countBlocked, { timeout: timeoutMs }).toBeGreaterThan(0)
    },
    release: () => client.query('rollback'),
  }
}
