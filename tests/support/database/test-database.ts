import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import type { Database } from '#provider/platform/database/database.ts'

/**
 * Returns the database of a folder: SQLite or, in tests on PostgreSQL, the database with the
 * folder's name, through a pooler if there is one.
 */
export function locateDatabase(folder: string): DatabaseLocation {
  const server = process.env['TEST_POSTGRES_URL']
  if (!server) return { dataDir: folder }
  const url = new URL(server)
  url.pathname = `/${nameDatabase(folder)}`
  url.port = process.env['TEST_POOLER_PORT'] ?? url.port
  return { dataDir: folder, databaseUrl: url.href }
}

/** Creates the database of a folder as a copy of that of `template`, unless it exists. */
export async function prepareDatabase(
  folder: string,
  template: string | null = null,
): Promise<DatabaseLocation> {
  const server = process.env['TEST_POSTGRES_URL']
  const location = locateDatabase(folder)
  if (!server || (prepared.has(folder) && template === null)) return location
  const source = template === null ? 'template1' : nameDatabase(template)
  prepared.add(folder)
  // Without `fsync`, copying the files takes half the time of logging every block.
  const statement = `create database ${nameDatabase(folder)} template ${source} strategy file_copy`
  await runOnServer(server, statement).catch((error: unknown) => {
    // Another program has created it.
    if (!isDuplicateDatabase(error) || template !== null) throw error
  })
  return location
}

/** The folders whose databases this process has created. */
const prepared = new Set<string>()

/** Drops the database of a folder. */
export async function dropDatabase(folder: string): Promise<void> {
  const server = process.env['TEST_POSTGRES_URL']
  if (!server) return
  await runOnServer(server, `drop database if exists ${nameDatabase(folder)} with (force)`)
}

/** Opens the database of a folder. */
export async function openTestDatabase(folder: string): Promise<Database> {
  return await openDatabase(await prepareDatabase(folder))
}

/** Returns all stored data of the closed database of a folder as text. */
export async function readStoredText(folder: string): Promise<string> {
  const { databaseUrl } = locateDatabase(folder)
  if (!databaseUrl) return readFileSync(join(folder, 'overtone.db'), 'latin1')
  const db = await openTestDatabase(folder)
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  )
  await db.destroy()
  return rows.map((result) => result.rows.map((row) => JSON.stringify(row)).join('\n')).join('\n')
}

function nameDatabase(folder: string): string {
  return `shop_${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
}

function isDuplicateDatabase(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42P04'
}

/**
 * Connections for creating and dropping databases, by server URL; they do not keep a process
 * running.
 */
const administrators = new Map<string, pg.Pool>()

async function runOnServer(url: string, statement: string): Promise<void> {
  let administrator = administrators.get(url)
  if (administrator === undefined) {
    administrator = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
    // The server can stop first.
    administrator.on('error', () => {})
    administrators.set(url, administrator)
  }
  await administrator.query(statement)
}
