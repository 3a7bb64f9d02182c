import { sql } from 'kysely'
import type { Database } from './schema.ts'

const statements = [
  sql`drop index products_newest`,
  sql`create index products_newest
    on products (category_id, active, created_at desc, mix_position, id desc)`,
]

/** Replaces the index that lists of the newest products are read from. */
export async function replaceListingIndexes(database: Database): Promise<void> {
  for (const statement of statements) await statement.execute(database)
}
