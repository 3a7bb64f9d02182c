import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

const createStatements = (engine: Engine) => [
  sql`create table open_shops (
    id text not null primary key,
    kind text not null check (kind in ('shop', 'move')),
    holder text not null,
    expires_at text not null
  ) ${engine.keyedTableSuffix}`,
  sql`create table unfinished_moves (
    id text not null primary key,
    source text not null
  ) ${engine.keyedTableSuffix}`,
]

/** Creates the tables that keep a shop closed while its data is moved to another database. */
export const openShopsMigration: Migration = {
  name: '014-open-shops',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
