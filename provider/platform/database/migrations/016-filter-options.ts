import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const statements = [
  sql`create index products_key on products (key_code, music_key)`,
  sql`create index product_instruments_instrument on product_instruments (instrument)`,
]

/** Indexes the values of filters, so that they can be listed without reading each product. */
export const filterOptionsMigration: Migration = {
  name: '016-filter-options',
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
