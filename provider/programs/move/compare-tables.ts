import { createHash } from 'node:crypto'
import type { Row } from '../../platform/database/engine.ts'
import { getEngine } from '../../platform/database/get-engine.ts'
import type { Database } from '../../platform/database/database.ts'
import { batchRows } from './copy-table.ts'
import type { Databases } from './copy-table.ts'
import { use } from './moved-database.ts'
import type { MovedTable } from './moved-tables.ts'
import { everyRow } from './table-rows.store.ts'
import type { RowCondition } from './table-rows.store.ts'

/** The number of rows in a table, and a checksum of their content. */
export interface Summary {
  readonly rows: number
  /** The SHA-256 of all rows, in hexadecimal. */
  readonly checksum: string
}

export interface Comparison {
  readonly table: string
  readonly source: Summary
  readonly target: Summary
  readonly isEqual: boolean
}

/** Summarizes a table in both databases and compares the results. */
export async function compareTable(
  { source, target, signal }: Databases,
  table: MovedTable,
): Promise<Comparison> {
  const [inSource, inTarget] = await Promise.all([
    use(source, (db) => summarizeTable(db, table, everyRow, signal)),
    use(target, (db) => summarizeTable(db, table, everyRow, signal)),
  ])
  const isEqual = inSource.rows === inTarget.rows && inSource.checksum === inTarget.checksum
  return { table: table.name, source: inSource, target: inTarget, isEqual }
}

/** Summarizes a table, or some of its rows. */
export async function summarizeTable(
  db: Database,
  { name, key }: Pick<MovedTable, 'name' | 'key'>,
  where: RowCondition = everyRow,
  signal?: AbortSignal,
): Promise<Summary> {
  const hash = createHash('sha256')
  let rows = 0
  const query = { table: name, key, where, after: null }
  await getEngine(db).readRows(db, query, batchRows, async (batch) => {
    signal?.throwIfAborted()
    for (const row of batch) hash.update(formatRow(row))
    rows += batch.length
  })
  return { rows, checksum: hash.digest('hex') }
}

/**
 * Formats a row as one line of JSON with sorted columns. Replaces NUL characters, as PostgreSQL
 * requires when storing texts.
 */
function formatRow(row: Row): string {
  const names = Object.keys(row).toSorted()
  const values = names.map((name) => [name, toStorable(row[name] ?? null)])
  return `${JSON.stringify(values)}\n`
}

function toStorable(value: Row[string]): Row[string] {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
