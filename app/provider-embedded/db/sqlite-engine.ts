import { join } from 'node:path'
import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import { createSearchIndex, replaceSearchIndex, searchProducts } from './sqlite-search.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

/** The SQLite engine, which stores all data in one file, `overtone.db`. */
export const sqliteEngine: Engine = {
  openDialect: (folder) => new NodeSqliteDialect(join(folder, 'overtone.db')),
  autoIncrementId: sql`integer primary key autoincrement`,
  tableSuffix: sql`strict`,
  keyedTableSuffix: sql`strict, without rowid`,
  // Pass the list as one JSON parameter, because SQLite limits the number of parameters.
  inList: (column, numbers) =>
    sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`,
  indexInList: (column, numbers) =>
    sql`(select key from json_each(${JSON.stringify(numbers)}) where value = ${sql.ref(column)})`,
  caseInsensitive: (column) => sql`${sql.ref(column)} collate nocase`,
  createSearchIndex,
  replaceSearchIndex,
  searchProducts,
}
