import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Row } from '../../platform/database/engine.ts'
import { getEngine } from '../../platform/database/get-engine.ts'
import type { Database } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { use } from './moved-database.ts'
import type { MovedDatabase } from './moved-database.ts'
import type { MovedTable } from './moved-tables.ts'

/** The number of rows in memory at a time. */
export const batchRows = 1000

/** Both engines allow at least this many parameters per statement. */
const maxParameters = 30_000

/** The two databases of a move, which is interrupted when `signal` aborts. */
export interface Databases {
  readonly source: MovedDatabase
  readonly target: MovedDatabase
  readonly signal: AbortSignal
}

/**
 * Copies a table's rows that are missing from the target, in transactions of `batchRows` rows.
 * Returns the number of copied rows.
 */
export async function copyTable(databases: Databases, table: MovedTable): Promise<number> {
  const { source, target, signal } = databases
  let copied = 0
  for (const where of table.parts) {
    const query = { table: table.name, key: table.key, where }
    // Rows are copied in key order, so copying resumes after the last one in the target.
    const after = await use(target, (db) => getEngine(db).readLastRow(db, query))
    const copyRows = async (rows: readonly Row[]) => {
      signal.throwIfAborted()
      await use(target, (db) =>
        transact(db, (transaction) => insertRows(transaction, table.name, rows)),
      )
      copied += rows.length
    }
    await use(source, (db) => getEngine(db).readRows(db, { ...query, after }, batchRows, copyRows))
  }
  if (table.hasGeneratedIds) await copyLastId(databases, table)
  return copied
}

/** Returns whether a table is empty. */
export async function isEmpty(db: Database, { name }: MovedTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
  return rows.length === 0
}

/** Deletes all rows of a table. */
export async function clearTable(db: Database, { name }: MovedTable): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(db)
}

/**
 * Tables whose triggers add to sums in other tables. The sums are copied as well, so the triggers
 * would double them; other triggers derive data that is not copied.
 */
const summedTables: ReadonlySet<string> = new Set(['ledger_transfers', 'gift_card_redemptions'])

async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const insert = () => insertChunks(db, table, rows)
  if (summedTables.has(table)) await getEngine(db).withoutTriggers(db, table, insert)
  else await insert()
}

async function insertChunks(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const chunkRows = Math.floor(maxParameters / columns)
  const tables = db as unknown as Kysely<Record<string, Row>>
  for (let start = 0; start < rows.length; start += chunkRows) {
    await tables
      .insertInto(table)
      .values(rows.slice(start, start + chunkRows))
      .execute()
  }
}

/** Copies the last generated id, so that ids of deleted rows are not reused either. */
async function copyLastId({ source, target }: Databases, { name }: MovedTable): Promise<void> {
  const lastId = await use(source, (db) => getEngine(db).readLastId(db, name))
  await use(target, (db) =>
    transact(db, (transaction) => getEngine(transaction).writeLastId(transaction, name, lastId)),
  )
}
