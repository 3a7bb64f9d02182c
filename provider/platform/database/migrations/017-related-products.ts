import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const statements = [
  sql`create index products_genre on products (genre_id, kind, instrument, id)`,
  sql`create index products_artist on products (artist_id, kind, id)`,
  sql`create index products_instrument on products (instrument, kind, id)`,
]

/** Indexes what similar products have in common. */
export const relatedProductsMigration: Migration = {
  name: '017-related-products',
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
