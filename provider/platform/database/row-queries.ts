import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Row, RowQuery } from './engine.ts'

type ToSortable = (column: string) => RawBuilder<unknown>

/**
 * Returns the SQL query for rows in key order. `toSortable` returns the expression by which a key
 * column is sorted and compared.
 */
export function selectRows(query: RowQuery, toSortable: ToSortable): RawBuilder<Row> {
  const { table, key, where, after } = query
  const columns = sql.join(key.map(toSortable))
  const values = after === null ? null : sql.join(key.map((column) => after[column]))
  const isAfter = values === null ? sql`` : sql` and (${columns}) > (${values})`
  return sql`select * from ${sql.table(table)} where ${where}${isAfter} order by ${columns}`
}

/** Returns the SQL query for the last row in key order. */
export function selectLastRow(
  { table, key, where }: Omit<RowQuery, 'after'>,
  toSortable: ToSortable,
): RawBuilder<Row> {
  const order = sql.join(key.map((column) => sql`${toSortable(column)} desc`))
  return sql`select * from ${sql.table(table)} where ${where} order by ${order} limit 1`
}
