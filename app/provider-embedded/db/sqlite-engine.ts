import { join } from 'node:path'
import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import { listProducts } from './sqlite-list.ts'
import { createSearchIndex, replaceSearchIndex } from './sqlite-search.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'

/** The SQLite engine, which stores all data in one file, `overtone.db`. */
export const sqliteEngine: Engine = {
  openDialect: ({ dataDir }) => new NodeSqliteDialect(join(dataDir, 'overtone.db')),
  plugins: [],
  describe: ({ dataDir }) => join(dataDir, 'overtone.db'),
  requireSupportedServer: async () => {},
  listTables: async (database) => await database.introspection.getTables(),
  // Transactions have the lock of the whole database from their beginning.
  isConflict: () => false,
  lockRow: async () => {},
  lock: async () => {},
  integer: sql`integer`,
  real: sql`real`,
  autoIncrementId: sql`integer primary key autoincrement`,
  tableSuffix: sql`strict`,
  keyedTableSuffix: sql`strict, without rowid`,
  createSearchIndex,
  createInsertTrigger: async (database, { name, table, statements }) => {
    await sql`create trigger ${sql.id(name)} after insert on ${sql.table(table)}
      begin ${sql.join(statements, sql`; `)}; end`.execute(database)
  },
  // The lists are read from the table of products.
  createListingTable: async () => {},
  replaceSearchIndex,
  listProducts,
}
