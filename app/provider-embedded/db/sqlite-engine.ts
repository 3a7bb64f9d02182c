import { join } from 'node:path'
import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import { createSearch, fillSearch, searchProducts } from './sqlite-search.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

/** SQLite with one database file, `overtone.db`. */
export const sqliteEngine: Engine = {
  openDialect: (folder) => new NodeSqliteDialect(join(folder, 'overtone.db')),
  autoIncrementId: sql`integer primary key autoincrement`,
  tableSuffix: sql`strict`,
  keyedTableSuffix: sql`strict, without rowid`,
  // The list is one parameter, because SQLite limits their number.
  inList: (column, numbers) =>
    sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`,
  indexInList: (column, numbers) =>
    sql`(select key from json_each(${JSON.stringify(numbers)}) where value = ${sql.ref(column)})`,
  caseInsensitive: (column) => sql`${sql.ref(column)} collate nocase`,
  createSearch,
  fillSearch,
  searchProducts,
}
