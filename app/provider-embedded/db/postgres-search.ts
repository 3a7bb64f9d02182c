import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
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

/** Replaces the words of the products on sale. */
export async function replaceSearchIndex(
  database: Database,
  documents: readonly SearchDocument[],
): Promise<void> {
  const ids = documents.map(({ id }) => id)
  const vectors = documents.map(toVector)
  await sql`update product_search set document = vector::tsvector
    from unnest(${ids}::bigint[], ${vectors}::text[]) as documents (id, vector)
    where product_id = id and document <> vector::tsvector`.execute(database)
}

/** The letters and digits that have a bit in the column `initials`, in the order of their bits. */
export const indexedInitials = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Returns whether words are looked up in the index of words. A single letter matches so much that
 * its bit in another index is found sooner.
 */
export function needsDocument(words: readonly string[]): boolean {
  return !words.every(isInitial)
}

function isInitial(word: string): boolean {
  return word.length === 1 && indexedInitials.includes(word)
}

/** Returns the SQL conditions that a product has, for every word, a word that starts with it. */
export function matchWords(words: readonly string[]): RawBuilder<SqlBool>[] {
  const initials = words.filter(isInitial)
  const others = words.filter((word) => !isInitial(word))
  return [
    ...(others.length === 0 ? [] : [sql<SqlBool>`document @@ ${toSearchQuery(others)}`]),
    ...initials.map((initial) => {
      const bit = 2 ** indexedInitials.indexOf(initial)
      return sql<SqlBool>`initials & ${sql.lit(bit)} <> 0`
    }),
  ]
}

function toSearchQuery(words: readonly string[]): RawBuilder<unknown> {
  return sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
}

/** Returns the SQL expression for the relevance of a document. */
export function rankDocument(words: readonly string[]): RawBuilder<number> {
  // The weights are those of D, C, B and A: of the other fields, the pack, the artist and the name.
  return sql`ts_rank('{0.2, 0.375, 0.5, 1}', document, ${toSearchQuery(words)})`
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
