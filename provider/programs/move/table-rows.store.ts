import { sql } from 'kysely'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/engine.ts'
import { getEngine } from '../../platform/database/get-engine.ts'

/** Both engines allow at least this many parameters per statement. */
const maxParameters = 30_000

/**
 * Tables whose triggers add to sums in other tables. The sums are copied as well, so the triggers
 * would double them; other triggers derive data that is not copied.
 */
const summedTables: ReadonlySet<string> = new Set(['ledger_transfers', 'gift_card_redemptions'])

/** Which rows of a table are read. */
export type RowCondition = RawBuilder<SqlBool>

/** A condition that all rows meet. */
export const everyRow: RowCondition = sql`1 = 1`

/** Conditions for products: packs precede the sounds that refer to them. */
export const packsThenSounds: readonly RowCondition[] = [
  sql`pack_id is null`,
  sql`pack_id is not null`,
]

/** Returns the condition for rows that are not newer than one. */
export function isUpTo(id: number): RowCondition {
  return sql`id <= ${id}`
}

/** Returns whether a table is empty. */
export async function isEmpty(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
  return rows.length === 0
}

/** Deletes all rows of a table. */
export async function clearTable(db: Database, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db)
}

/** Inserts rows as they are in the other database. */
export async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
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
