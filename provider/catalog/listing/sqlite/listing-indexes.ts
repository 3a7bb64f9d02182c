import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

const length = "case when kind <> 'pack' then frames end"

/** The columns of the indexes after the category, for each sort order. */
const orders = {
  newest: 'created_at desc',
  cheapest: 'price_cents, created_at desc',
  dearest: 'price_cents desc, created_at desc',
  slowest: 'bpm is null, bpm, created_at desc',
  fastest: 'bpm desc, created_at desc',
  name: 'name collate nocase, created_at desc',
  name_desc: 'name collate nocase desc, created_at desc',
  shortest: `${length} is null, ${length}, created_at desc`,
  longest: `${length} desc, created_at desc`,
}

const statements = Object.entries(orders).map(
  ([name, columns]) => sql`create index ${sql.id(`products_${name}`)}
    on products (category_id, active, ${sql.raw(columns)}, mix_position, id desc)`,
)

/** Creates the indexes that lists are read from. */
export async function createListingIndexes(database: Database): Promise<void> {
  for (const statement of statements) await statement.execute(database)
}
