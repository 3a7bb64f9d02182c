import { sql } from 'kysely'
import type { SearchDocument } from './engine.ts'
import type { Database } from './schema.ts'

/** The greatest position of a word in a `tsvector`. */
const maxPosition = 16_383

/** Creates the full-text index of word vectors. */
export async function createSearchIndex(database: Database): Promise<void> {
  await sql`create table product_search (
    product_id bigint primary key references products (id),
    document tsvector not null
  )`.execute(database)
  await sql`create index product_search_document on product_search using gin (document)`.execute(
    database,
  )
}

/** Replaces the contents of the full-text index. */
export async function replaceSearchIndex(
  database: Database,
  documents: readonly SearchDocument[],
): Promise<void> {
  await sql`delete from product_search`.execute(database)
  const ids = documents.map(({ id }) => id)
  const vectors = documents.map(toVector)
  await sql`insert into product_search (product_id, document)
    select id, vector::tsvector from unnest(${ids}::bigint[], ${vectors}::text[])
      as documents (id, vector)`.execute(database)
}

/**
 * Returns the ids of the products that contain, for every search word, a word that starts with it,
 * best match first.
 */
export async function searchProducts(
  database: Database,
  words: readonly string[],
): Promise<number[]> {
  if (words.length === 0) return []
  const query = words.map((word) => `'${word}':*`).join(' & ')
  // The weights are those of D, C, B and A: of the other fields, the pack, the artist and the name.
  const found = await sql<{ id: number }>`select product_id as id
    from product_search, to_tsquery('simple', ${query}) as query
    where document @@ query
    order by ts_rank('{0.2, 0.375, 0.5, 1}', document, query) desc, product_id
    limit 5000`.execute(database)
  return found.rows.map((row) => row.id)
}

/**
 * Creates the vector of words that are separated by spaces. PostgreSQL's parser would treat some of
 * them as numbers or addresses.
 */
function toVector({ name, artist, pack, genre, instrument, key }: SearchDocument): string {
  const fields = [
    [name, 'A'],
    [artist, 'B'],
    [pack, 'C'],
    [`${genre} ${instrument} ${key}`, 'D'],
  ] as const
  let position = 0
  return fields
    .flatMap(([text, weight]) =>
      text
        .split(' ')
        .filter(Boolean)
        .map((word) => {
          position = Math.min(position + 1, maxPosition)
          return `'${word}':${position}${weight}`
        }),
    )
    .join(' ')
}
