import { sql } from 'kysely'
import { getSimilarity, listTrigrams, minimumSimilarity } from '../trigrams.ts'
import type { CatalogueWord } from '../../catalogue-index.ts'
import type { Database } from '../../../platform/database/database.ts'

/**
 * Creates the trigram index, in which each word is padded with two spaces before it and one after.
 */
export async function createTrigramIndex(database: Database): Promise<void> {
  await sql`create virtual table product_search_trigrams using fts5(word, tokenize = 'trigram')`.execute(
    database,
  )
}

/** Replaces the words of the catalogue. */
export async function replaceVocabulary(
  database: Database,
  words: readonly CatalogueWord[],
): Promise<void> {
  await sql`delete from product_search_vocabulary`.execute(database)
  await sql`delete from product_search_trigrams`.execute(database)
  await sql`insert into product_search_vocabulary (word, locale, products)
    select value ->> 'word', value ->> 'locale', value ->> 'products'
    from json_each(${JSON.stringify(words)})`.execute(database)
  await sql`insert into product_search_trigrams (word)
    select distinct '  ' || word || ' ' from product_search_vocabulary`.execute(database)
}

/** Adds to the words' product counts, and deletes words that no product contains. */
export async function changeVocabulary(
  database: Database,
  changes: readonly CatalogueWord[],
): Promise<void> {
  const values = JSON.stringify(changes)
  const words = sql`select distinct value ->> 'word' as word from json_each(${values})`
  const unknown = sql`select word from (${words})
    where word not in (select word from product_search_vocabulary)`
  await sql`insert into product_search_trigrams (word)
    select '  ' || word || ' ' from (${unknown})`.execute(database)
  await sql`insert into product_search_vocabulary (word, locale, products)
    select value ->> 'word', value ->> 'locale', value ->> 'products' from json_each(${values})
    where true on conflict (word, locale) do update
    set products = product_search_vocabulary.products + excluded.products`.execute(database)
  await sql`delete from product_search_vocabulary
    where products <= 0 and word in (${words})`.execute(database)
  const { rows } = await sql<{ word: string }>`${unknown}`.execute(database)
  for (const { word } of rows) {
    // Looks the row up in the index; comparing the column would read all rows.
    const match = `"  ${word} "`
    await sql`delete from product_search_trigrams
      where product_search_trigrams match ${match}`.execute(database)
  }
}

/** Returns words that share trigrams, most similar first. */
export async function findSimilarWords(
  database: Database,
  word: string,
  locales: readonly string[],
  limit: number,
): Promise<CatalogueWord[]> {
  const match = [...listTrigrams(word)].map((trigram) => `"${trigram}"`).join(' OR ')
  const { rows } = await sql<CatalogueWord>`
    select product_search_vocabulary.word, locale, products
    from (select trim(word) as word, rank from product_search_trigrams
      where product_search_trigrams match ${match} order by rank limit ${limit}) as similar
    join product_search_vocabulary on product_search_vocabulary.word = similar.word
    where locale in (select value from json_each(${JSON.stringify(locales)}))
    order by similar.rank`.execute(database)
  return rows.filter((similar) => getSimilarity(word, similar.word) >= minimumSimilarity)
}
