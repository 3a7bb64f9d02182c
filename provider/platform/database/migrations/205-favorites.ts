import { sql } from 'kysely'
import type { Engine } from '../engine.ts'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

const createStatements = ({ autoIncrementId, integer, tableSuffix }: Engine) => [
  sql`create table favorites (
    id ${autoIncrementId},
    customer_id ${integer} not null references customers (id) on delete cascade,
    product_id ${integer} not null references products (id),
    created_at text not null,
    unique (customer_id, product_id)
  ) ${tableSuffix}`,
  sql`create index favorites_product on favorites (product_id)`,
  sql`create table crates (
    id ${autoIncrementId},
    customer_id ${integer} not null references customers (id) on delete cascade,
    name text not null,
    name_key text not null,
    share_token text unique,
    created_at text not null,
    unique (customer_id, name_key)
  ) ${tableSuffix}`,
  sql`create table crate_items (
    id ${autoIncrementId},
    crate_id ${integer} not null references crates (id) on delete cascade,
    product_id ${integer} not null references products (id),
    position ${integer},
    created_at text not null,
    unique (crate_id, product_id)
  ) ${tableSuffix}`,
  sql`create index crate_items_product on crate_items (product_id)`,
]

/**
 * Creates the tables for favorites and crates, whose rows are deleted with the customer's account.
 */
export const favoritesMigration: Migration = {
  name: '205-favorites',
  up: async (db) => {
    for (const statement of createStatements(getEngine(db))) await statement.execute(db)
  },
}
