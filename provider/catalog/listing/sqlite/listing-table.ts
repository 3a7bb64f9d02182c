import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/**
 * The columns by which products on sale are found, filtered, sorted and counted, as on PostgreSQL:
 * a list reads thousands of rows, and those of `products` are ten times as wide. Instruments and
 * tags are JSON.
 */
const createTable = sql`create table product_search (
  product_id integer primary key references products (id) on delete cascade,
  category_id integer not null,
  price_cents integer not null,
  bpm real,
  frames integer,
  created_at text not null,
  mix_position integer not null,
  name text not null,
  genre text not null,
  artist_id integer not null,
  key_code text,
  instruments text not null,
  tag_codes text not null
) strict`

const selectRows = sql`select products.id, category_id, price_cents, bpm,
    case when kind <> 'pack' then frames end, created_at, mix_position, lower(products.name),
    genres.code, artist_id, key_code,
    (select json_group_array(instrument order by instrument) from product_instruments
      where product_id = products.id),
    (select json_group_array(tag order by tag) from product_tags where product_id = products.id)
  from products join genres on genres.id = genre_id where active = 1`

const triggers = [
  ['products', 'insert', 'new.id'],
  ['products', 'update', 'new.id'],
  ['product_instruments', 'insert', 'new.product_id'],
  ['product_instruments', 'delete', 'old.product_id'],
  ['product_tags', 'insert', 'new.product_id'],
  ['product_tags', 'delete', 'old.product_id'],
].map(
  ([table = '', event = '', id = '']) => sql`create trigger ${sql.id(`list_${table}_${event}`)}
    after ${sql.raw(event)} on ${sql.table(table)} begin
      delete from product_search where product_id = ${sql.raw(id)};
      insert into product_search ${selectRows} and products.id = ${sql.raw(id)};
    end`,
)

/** The range of a whole category is read from the ends of these indexes. */
const indexes = ['bpm', 'frames', 'price_cents'].map(
  (column) => sql`create index ${sql.id(`product_search_${column}`)}
    on product_search (category_id, ${sql.ref(column)})`,
)

/** Creates the table that products are listed from; triggers keep it up to date. */
export async function createListingTable(database: Database): Promise<void> {
  await createTable.execute(database)
  for (const statement of [...indexes, ...triggers]) await statement.execute(database)
}
