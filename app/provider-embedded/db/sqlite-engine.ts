import { join } from 'node:path'
import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import { createSearch, fillSearch, searchProducts } from './search-sqlite.ts'
import { NodeSqliteDialect } from './sqlite.ts'

/** SQLite in one file, `overtone.db`. */
export const sqliteEngine: Engine = {
  openDialect: (folder) => new NodeSqliteDialect(join(folder, 'overtone.db')),
  ownId: sql`integer primary key autoincrement`,
  tableEnd: sql`strict`,
  keyedTableEnd: sql`strict, without rowid`,
  // One parameter for the whole list: their number is limited.
  among: (column, numbers) =>
    sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`,
  placeAmong: (column, numbers) =>
    sql`(select key from json_each(${JSON.stringify(numbers)}) where value = ${sql.ref(column)})`,
  ordered: (column) => sql`${sql.ref(column)} collate nocase`,
  createSearch,
  fillSearch,
  searchProducts,
}
