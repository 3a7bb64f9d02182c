import type { Row } from '../../platform/database/engine.ts'
import { getEngine } from '../../platform/database/get-engine.ts'
import { transact } from '../../platform/database/transact.ts'
import { use } from './moved-database.ts'
import type { MovedDatabase } from './moved-database.ts'
import type { MovedTable } from './moved-tables.ts'
import { insertRows } from './table-rows.store.ts'

/** The number of rows in memory at a time. */
export const batchRows = 1000

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

/** Copies the last generated id, so that ids of deleted rows are not reused either. */
async function copyLastId({ source, target }: Databases, { name }: MovedTable): Promise<void> {
  const lastId = await use(source, (db) => getEngine(db).readLastId(db, name))
  await use(target, (db) =>
    transact(db, (transaction) => getEngine(transaction).writeLastId(transaction, name, lastId)),
  )
}
