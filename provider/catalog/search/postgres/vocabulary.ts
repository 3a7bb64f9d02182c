import { sql } from 'kysely'
import { minimumSimilarity } from '../trigrams.ts'
import type { CatalogueWord } from '../../catalogue-index.ts'
import { getErrorCode } from '../../../platform/database/postgres/error.ts'
import type { Database } from '../../../platform/database/database.ts'

/**
 * The error codes for a role that must not create extensions and for a server without this one
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const unavailableCodes: ReadonlySet<unknown> = new Set(['42501', '0A000', '58P01'])

/** Creates the trigram index of the vocabulary if the server supports it. */
export async function createTrigramIndex(transaction: Database): Promise<void> {
  await sql`savepoint trigrams`.execute(transaction)
  try {
    await sql`create extension if not exists pg_trgm`.execute(transaction)
    await sql`create index product_search_trigrams on product_search_vocabulary
      using gin (word gin_trgm_ops)`.execute(transaction)
  } catch (error) {
    if (!unavailableCodes.has(getErrorCode(error))) throw error
    await sql`rollback to savepoint trigrams`.execute(transaction)
  }
}

/** Replaces the words of the catalogue. */
export async function replaceVocabulary(
  database: Database,
  words: readonly CatalogueWord[],
): Promise<void> {
  await sql`delete from product_search_vocabulary`.execute(database)
  await sql`insert into product_search_vocabulary (word, locale, products)
    ${selectWords(words)}`.execute(database)
}

/** Adds to the words' product counts, and deletes words that no product contains. */
export async function changeVocabulary(
  database: Database,
  changes: readonly CatalogueWord[],
): Promise<void> {
  await sql`insert into product_search_vocabulary (word, locale, products)
    ${selectWords(changes)} on conflict (word, locale) do update
    set products = product_search_vocabulary.products + excluded.products`.execute(database)
  await sql`delete from product_search_vocabulary
    where products <= 0 and word = any(${changes.map(({ word }) => word)}::text[])`.execute(
    database,
  )
}

function selectWords(words: readonly CatalogueWord[]) {
  return sql`select * from unnest(${words.map(({ word }) => word)}::text[],
    ${words.map(({ locale }) => locale)}::text[],
    ${words.map(({ products }) => products)}::bigint[])`
}

/**
 * Returns words that share trigrams; without the trigram index, words with the same initial and
 * nearly the same length, most frequent first.
 */
export async function findSimilarWords(
  database: Database,
  word: string,
  locales: readonly string[],
  limit: number,
): Promise<CatalogueWord[]> {
  return await database
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const index =
        await sql`select 1 where to_regclass('product_search_trigrams') is not null`.execute(
          transaction,
        )
      const isIndexed = index.rows.length > 0
      if (isIndexed) {
        await sql`select set_config('pg_trgm.similarity_threshold',
          ${String(minimumSimilarity)}, true)`.execute(transaction)
      }
      const [matches, order] = isIndexed
        ? [sql`word % ${word}`, sql`similarity(word, ${word}) desc`]
        : [startAndLength(word), sql`products desc`]
      const { rows } = await sql<CatalogueWord>`
        select word, locale, products from product_search_vocabulary
        where ${matches} and locale = any(${locales}::text[])
        order by ${order}, word limit ${limit}`.execute(transaction)
      return rows
    })
}

function startAndLength(word: string) {
  const initial = Array.from(word)[0] ?? ''
  const length = Array.from(word).length
  return sql`word >= ${initial} and word < ${`${initial}\u{10ffff}`}
    and length(word) between ${sql.lit(length - 2)} and ${sql.lit(length + 2)}`
}
