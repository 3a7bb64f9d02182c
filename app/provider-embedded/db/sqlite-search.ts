import { sql } from 'kysely'
import type { SearchDocument } from './engine.ts'
import type { Database } from './schema.ts'

/** Creates the full-text index, which folds accents and indexes short prefixes. */
export async function createSearchIndex(database: Database): Promise<void> {
  await sql`create virtual table product_search using fts5(
    name, artist, pack, genre, instrument, music_key,
    tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
  )`.execute(database)
}

/** Replaces the contents of the full-text index. */
export async function replaceSearchIndex(
  database: Database,
  documents: readonly SearchDocument[],
): Promise<void> {
  await sql`delete from product_search`.execute(database)
  for (const { id, name, artist, pack, genre, instrument, key } of documents) {
    await sql`insert into product_search (rowid, name, artist, pack, genre, instrument, music_key)
      values (${id}, ${name}, ${artist}, ${pack}, ${genre}, ${instrument}, ${key})`.execute(
      database,
    )
  }
}

/**
 * Returns the ids of up to `limit` products that contain, for every search word, a word that starts
 * with it, best match first; matches in the name have the highest weight.
 */
export async function searchProducts(
  database: Database,
  words: readonly string[],
  limit: number,
): Promise<number[]> {
  if (words.length === 0) return []
  const match = words.map((word) => `"${word}"*`).join(' AND ')
  const found = await sql<{ id: number }>`select rowid as id from product_search
    where product_search match ${match}
    order by bm25(product_search, 8.0, 4.0, 3.0, 2.0, 2.0, 1.0), rowid limit ${limit}`.execute(
    database,
  )
  return found.rows.map((row) => row.id)
}
