import { join } from 'node:path'
import { sql } from 'kysely'
import type { Engine, Row } from '../engine.ts'
import { selectLastRow, selectRows } from '../row-queries.ts'
import { NodeSqliteDialect } from './dialect.ts'
import { openSqliteFile, openSqliteFileReadOnly } from './file.ts'

/** The SQLite engine, which stores all data in one file, `overtone.db`. */
export const sqliteEngine: Engine = {
  name: 'sqlite',
  explainPrefix: 'explain query plan',
  openDialect: ({ dataDir }) => new NodeSqliteDialect(openSqliteFile(locateFile(dataDir))),
  openReadOnlyDialect: ({ dataDir }) =>
    new NodeSqliteDialect(openSqliteFileReadOnly(locateFile(dataDir))),
  plugins: [],
  describe: ({ dataDir }) => locateFile(dataDir),
  requireSupportedServer: async () => {},
  ping: async (database) => void (await sql`select require_in_place()`.execute(database)),
  listTables: async (database) => await database.introspection.getTables(),
  listColumns: async (database, table) => {
    const query = sql<{ name: string }>`select name from pragma_table_info(${table})`
    return (await query.execute(database)).rows.map(({ name }) => name)
  },
  // Transactions lock the whole database from the start.
  isConflict: () => false,
  lockRow: async () => {},
  lock: async () => {},
  limitLockTime: async () => {},
  isLockTimeout: () => false,
  integer: sql`integer`,
  real: sql`real`,
  sortedText: sql`text`,
  autoIncrementId: sql`integer primary key autoincrement`,
  tableSuffix: sql`strict`,
  keyedTableSuffix: sql`strict, without rowid`,
  createInsertTrigger: async (database, { name, table, statements }) => {
    await sql`create trigger ${sql.id(name)} after insert on ${sql.table(table)}
      begin ${sql.join(statements, sql`; `)}; end`.execute(database)
  },
  refuseChanges: async (database, table) => {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.id(`${table}_refuse_${change}`)}
        before ${sql.raw(change)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(`rows of ${table} cannot be changed`)}); end`.execute(
        database,
      )
    }
  },
  readTime: async () => new Date(),
  readRows: async (database, query, batchRows, use) => {
    for (let { after } = query; ;) {
      const batch = selectRows({ ...query, after }, sql.ref)
      const { rows } = await sql<Row>`${batch} limit ${batchRows}`.execute(database)
      if (rows.length > 0) await use(rows)
      if (rows.length < batchRows) return
      after = rows.at(-1) ?? null
    }
  },
  readLastRow: async (database, query) => {
    const { rows } = await selectLastRow(query, sql.ref).execute(database)
    return rows[0] ?? null
  },
  withoutTriggers: async (transaction, table, work) => {
    // SQLite cannot disable triggers; no other connection sees them dropped and recreated.
    const triggers = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_schema where type = 'trigger' and tbl_name = ${table}`.execute(
      transaction,
    )
    for (const { name } of triggers.rows) {
      await sql`drop trigger ${sql.id(name)}`.execute(transaction)
    }
    await work()
    for (const trigger of triggers.rows) await sql.raw(trigger.sql).execute(transaction)
  },
  readLastId: async (database, table) => {
    const { rows } = await sql<{ seq: number }>`
      select seq from sqlite_sequence where name = ${table}`.execute(database)
    return rows[0]?.seq ?? 0
  },
  writeLastId: async (transaction, table, id) => {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(transaction)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(transaction)
  },
}

function locateFile(dataDir: string): string {
  return join(dataDir, 'overtone.db')
}
