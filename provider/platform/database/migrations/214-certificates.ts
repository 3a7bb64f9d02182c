import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

/**
 * Creates the table of license certificates. Lines of orders get their codes when they are first
 * asked for, also those of earlier orders.
 */
export const certificatesMigration: Migration = {
  name: '214-certificates',
  up: async (db) => {
    const { integer, keyedTableSuffix } = getEngine(db)
    await sql`create table certificates (
      order_item_id ${integer} primary key references order_items (id),
      code text not null unique,
      created_at text not null
    ) ${keyedTableSuffix}`.execute(db)
  },
}
