import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { locales } from '../../../platform/texts/locales.ts'
import type { TextSearch } from '../text-search.rules.ts'
import type { ProductSearch, SearchDocument } from '../../catalogue-index.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listLevels, matchTermItself, matchTerms } from './match.ts'

const textColumns = locales.map((locale) => `text_${locale}`)

/** Creates the full-text index, which folds accents and indexes short prefixes, without its texts. */
export async function createTextIndex(database: Database): Promise<void> {
  await sql`create virtual table product_search_texts using fts5(
    name, artist, pack, labels, contents, facts, content_facts, own,
    ${sql.join(textColumns.map((column) => sql.id(column)))},
    content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
  )`.execute(database)
}

/** Replaces the contents of the full-text index. */
export async function replaceSearchIndex(
  database: Database,
  documents: AsyncIterable<readonly SearchDocument[]>,
): Promise<void> {
  await sql`insert into product_search_texts (product_search_texts) values ('delete-all')`.execute(
    database,
  )
  for await (const batch of documents) {
    for (const document of batch) await insertDocument(database, document)
  }
}

/** Replaces the documents of some products. */
export async function replaceDocuments(
  database: Database,
  ids: readonly number[],
  documents: readonly SearchDocument[],
): Promise<void> {
  for (const id of ids) {
    await sql`delete from product_search_texts where rowid = ${id}`.execute(database)
  }
  for (const document of documents) await insertDocument(database, document)
}

async function insertDocument(database: Database, document: SearchDocument): Promise<void> {
  const { id, name, artist, pack, labels, contents, facts, contentFacts, description } = document
  const texts = locales.map((locale) => document.translations[locale] ?? '')
  await sql`insert into product_search_texts (rowid, name, artist, pack, labels, contents, facts,
      content_facts, own, ${sql.join(textColumns.map((column) => sql.id(column)))})
    values (${id}, ${name}, ${artist}, ${pack}, ${labels}, ${contents}, ${facts}, ${contentFacts},
      ${description}, ${sql.join(texts)})`.execute(database)
}

/** Returns the ids of up to `limit` products that match the search, the newest first, or of all. */
export async function searchProducts(
  database: Database,
  search: TextSearch,
  limit: number,
): Promise<number[]> {
  if (search.terms.length === 0) return []
  const match = matchTerms(search)
  if (limit < Infinity) return await readIds(database, selectMatches(match, limit))
  const all = sql`select rowid as id from product_search_texts where product_search_texts match ${match}`
  return await readIds(database, all)
}

/** A weight, and the ids of the products that have it. */
export interface WeightedIds {
  readonly weight: number
  readonly ids: readonly number[]
}

/** Lists what makes the products with the id `firstId` and newer ones relevant. */
export async function readWeights(
  database: Database,
  { terms, locale }: TextSearch,
  firstId: number,
): Promise<WeightedIds[]> {
  const found: WeightedIds[] = []
  for (const { match, weight } of terms.flatMap((term) => listLevels(term, locale))) {
    const matches = sql`select rowid as id from product_search_texts
      where product_search_texts match ${match} and rowid >= ${firstId}`
    found.push({ weight, ids: await readIds(database, matches) })
  }
  return found
}

/** The ids are one JSON value, because reading as many rows takes several times as long. */
async function readIds(database: Database, matches: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: string }>`
    select json_group_array(id) as ids from (${matches})`.execute(database)
  return JSON.parse(rows[0]?.ids ?? '[]')
}

/** The number of products with each term that are ranked, at least. */
const minimumDepth = 1000

/** Returns the ids of up to `limit` products that match the search, best match first. */
export async function rankProducts(
  database: Database,
  { search, categories, isAny, limit }: ProductSearch,
): Promise<number[]> {
  const { terms } = search
  if (terms.length === 0) return []
  if (!isAny && (await searchProducts(database, search, 1)).length === 0) return []
  const all = matchTerms(search)
  const depth = Math.max(limit, minimumDepth)
  const levels = terms.flatMap((term) => [
    // Products with more of the terms come first.
    ...(isAny ? [{ match: matchTermItself(term, search.locale), weight: 20 }] : []),
    ...listLevels(term, search.locale),
  ])
  const parts = levels.map(({ match, weight }) => {
    const matches = selectMatches(isAny ? match : `(${all}) AND (${match})`, depth)
    return sql`select id, ${sql.lit(weight)} as weight from (${matches})`
  })
  const base = isAny ? [] : [sql`select id, 0 as weight from (${selectMatches(all, depth)})`]
  const isListed =
    categories.length === 0
      ? sql`true`
      : sql`category_id in (select value from json_each(${JSON.stringify(categories)}))`
  const found = await sql<{ id: number }>`
    select products.id from (${sql.join([...base, ...parts], sql` union all `)}) as scores
    join products on products.id = scores.id
    where active = 1 and ${isListed} group by products.id
    order by sum(weight) desc, created_at desc, mix_position, products.id limit ${limit}`.execute(
    database,
  )
  return found.rows.map((row) => row.id)
}

function selectMatches(match: string, limit: number) {
  return sql`select rowid as id from product_search_texts where product_search_texts match ${match}
    order by rowid desc limit ${limit}`
}
