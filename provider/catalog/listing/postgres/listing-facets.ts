import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The column of tags is that of the product's own words; `tags` contains the codes of all filters. */
const addColumns = [
  sql`alter table product_search add column artist_id bigint not null default 0`,
  sql`alter table product_search add column tag_codes text collate "C" not null default ''`,
  sql`alter table product_search add column mix_position bigint not null default 0`,
]

/** Updates the rows of products that have changed, as before, with tags, artists and the order. */
const createRefreshFunction = sql`create or replace function refresh_product_search(ids bigint[])
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

const createTriggers = [
  sql`create function refresh_search_of_product_tags() returns trigger
    language plpgsql as $$ begin
      perform refresh_product_search(array(select product_id from changed)); return null;
    end $$`,
  ...[
    ['insert', 'new'],
    ['delete', 'old'],
  ].map(
    ([event = '', state = '']) => sql`create trigger ${sql.id(`refresh_search_${event}`)}
      after ${sql.raw(event)} on product_tags referencing ${sql.raw(state)} table as changed
      for each statement execute function refresh_search_of_product_tags()`,
  ),
]

/** Adds tags, artists and the order of products of the same date; the triggers keep them up to date. */
export async function addFacetsToListingTable(database: Database): Promise<void> {
  for (const statement of [...addColumns, createRefreshFunction, ...createTriggers]) {
    await statement.execute(database)
  }
}

/** What filters and facets read, and most sort orders; in an index, it saves reading the row. */
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

/** The columns of the indexes after the category, for each sort order and for filters. */
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

/** The indexes of the earlier version, all of which are replaced. */
const oldIndexes = [
  'newest',
  'cheapest',
  'dearest',
  'slowest',
  'fastest',
  'name',
  'length',
  'genre',
  'key',
  'instrument',
]

function createIndex([name, columns]: [name: string, columns: readonly string[]]) {
  const isOutside = (covered: string) => columns.every((column) => column.split(' ')[0] !== covered)
  const included = coveredColumns.filter(isOutside)
  return sql`create index ${sql.id(`product_search_by_${name}`)} on product_search
    (category_id, ${sql.raw(columns.join(', '))}) include (${sql.raw(included.join(', '))})`
}

/**
 * Replaces the indexes by those with the new columns. The old ones are dropped at the end, because
 * lists cannot be read from then on until the transaction ends.
 */
export async function replaceListingIndexes(database: Database): Promise<void> {
  const statements = [
    ...Object.entries(indexColumns).map(createIndex),
    ...oldIndexes.map((name) => sql`drop index ${sql.id(`product_search_${name}`)}`),
  ]
  for (const statement of statements) await statement.execute(database)
}
