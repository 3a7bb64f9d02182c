import { sql } from 'kysely'
import { indexedInitials } from '../../search/postgres/search.ts'
import type { Database } from '../../../platform/database/database.ts'

const findInitials = 'product_search_initials'

/** Returns a bit mask of the letters and digits that words of the document start with. */
const createInitialsFunction = sql`create function ${sql.raw(findInitials)}(document tsvector)
  returns bigint language sql immutable parallel safe as $$
    select coalesce(bit_or(1::bigint << (place - 1)) filter (where place > 0), 0)
    from unnest(tsvector_to_array(document)) as word,
      strpos('${sql.raw(indexedInitials)}', left(word, 1)) as place
  $$`

/**
 * The columns by which products on sale are found, filtered, sorted and counted. Rows of `products`
 * are several times as wide, and a list reads thousands of them. `tag_codes` contains the product's
 * own words, `tags` the codes of all filters.
 */
const createTable = sql`create table product_search (
  product_id bigint primary key references products (id) on delete cascade,
  category_id bigint not null,
  price_cents bigint not null,
  bpm double precision,
  frames bigint,
  created_at text collate "C" not null,
  mix_position bigint not null default 0,
  name text collate "C" not null,
  genre text collate "C" not null,
  artist_id bigint not null default 0,
  key_code text collate "C",
  instruments text collate "C" not null,
  tag_codes text collate "C" not null default '',
  tags text[] not null,
  document tsvector not null default '',
  words tsvector not null default '',
  initials bigint not null generated always as (${sql.raw(findInitials)}(document)) stored
)`

/**
 * Updates the rows of changed products. Keeps the document and the words, which contain more than
 * the product; the import replaces them.
 */
const createRefreshFunction = sql`create function refresh_product_search(ids bigint[])
  returns void language sql as $$
    delete from product_search where product_id = any(ids)
      and not exists (select 1 from products where id = product_id and active = 1);
    insert into product_search (product_id, category_id, price_cents, bpm, frames, created_at,
      mix_position, name, genre, artist_id, key_code, instruments, tag_codes, tags)
    select products.id, category_id, price_cents, bpm,
      case when kind <> 'pack' then frames end, created_at, mix_position, lower(products.name),
      genres.code, artist_id, key_code, array_to_string(played.codes, ','),
      array_to_string(described.tags, ','),
      array_remove(array['g:' || category_id || ':' || genres.code,
        'a:' || category_id || ':' || artists.slug, 'k:' || category_id || ':' || key_code], null)
      || array(select 'i:' || category_id || ':' || code from unnest(played.codes) as code)
      || array(select 't:' || category_id || ':' || tag from unnest(described.tags) as tag)
    from products join genres on genres.id = products.genre_id
      join artists on artists.id = products.artist_id
      cross join lateral (select array(select instrument from product_instruments
        where product_id = products.id order by instrument) as codes) as played
      cross join lateral (select array(select tag from product_tags
        where product_id = products.id order by tag) as tags) as described
    where products.id = any(ids) and active = 1
    on conflict (product_id) do update set category_id = excluded.category_id,
      price_cents = excluded.price_cents, bpm = excluded.bpm, frames = excluded.frames,
      created_at = excluded.created_at, mix_position = excluded.mix_position,
      name = excluded.name, genre = excluded.genre, artist_id = excluded.artist_id,
      key_code = excluded.key_code, instruments = excluded.instruments,
      tag_codes = excluded.tag_codes, tags = excluded.tags
  $$`

const createTriggerFunctions = ['products', 'product_instruments', 'product_tags'].map((table) => {
  const id = sql.ref(table === 'products' ? 'id' : 'product_id')
  return sql`create function ${sql.id(`refresh_search_of_${table}`)}() returns trigger
    language plpgsql as $$ begin
      perform refresh_product_search(array(select ${id} from changed)); return null;
    end $$`
})

const createTriggers = [
  ['products', 'insert', 'new'],
  ['products', 'update', 'new'],
  ['product_instruments', 'insert', 'new'],
  ['product_instruments', 'delete', 'old'],
  ['product_tags', 'insert', 'new'],
  ['product_tags', 'delete', 'old'],
].map(
  ([table = '', event = '', state = '']) => sql`create trigger ${sql.id(`refresh_search_${event}`)}
    after ${sql.raw(event)} on ${sql.table(table)} referencing ${sql.raw(state)} table as changed
    for each statement execute function ${sql.id(`refresh_search_of_${table}`)}()`,
)

/**
 * The columns that filters, facets and most sort orders read; including them in an index avoids
 * reading rows.
 */
const coveredColumns = [
  'genre',
  'instruments',
  'tag_codes',
  'artist_id',
  'key_code',
  'bpm',
  'frames',
  'price_cents',
  'created_at',
  'mix_position',
  'product_id',
  'initials',
]

const newestFirst = ['created_at desc', 'mix_position', 'product_id desc']

/**
 * The index columns after the category: one index per sort order, where ties are sorted newest
 * first, and others for filters.
 */
const indexColumns = {
  newest: newestFirst,
  cheapest: ['price_cents', ...newestFirst],
  dearest: ['price_cents desc', ...newestFirst],
  slowest: ['bpm', ...newestFirst],
  fastest: ['bpm desc nulls last', ...newestFirst],
  name: ['name', ...newestFirst],
  shortest: ['frames', ...newestFirst],
  longest: ['frames desc nulls last', ...newestFirst],
  genre: ['genre', 'key_code'],
  key: ['key_code', 'instruments'],
  instrument: ['instruments', 'genre', 'key_code'],
}

function createIndex([name, columns]: [name: string, columns: readonly string[]]) {
  const isOutside = (covered: string) => columns.every((column) => column.split(' ')[0] !== covered)
  const included = coveredColumns.filter(isOutside)
  return sql`create index ${sql.id(`product_search_by_${name}`)} on product_search
    (category_id, ${sql.raw(columns.join(', '))}) include (${sql.raw(included.join(', '))})`
}

const statements = [
  createInitialsFunction,
  createTable,
  createRefreshFunction,
  ...createTriggerFunctions,
  ...createTriggers,
  // Updates the index immediately, because every search would have to read a list of pending
  // entries.
  sql`create index product_search_words on product_search using gin (document, tags)
    with (fastupdate = off)`,
  ...Object.entries(indexColumns).map(createIndex),
  // The planner needs the frequency of rare words to distinguish broad from selective searches.
  sql`alter table product_search alter column document set statistics 1000`,
]

/** Creates the table that products are searched and listed from; triggers keep it up to date. */
export async function createListingTable(database: Database): Promise<void> {
  for (const statement of statements) await statement.execute(database)
}
