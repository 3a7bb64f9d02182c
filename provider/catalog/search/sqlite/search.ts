import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { locales } from '../../../platform/texts/locales.ts'
import type { TextSearch } from '../text-search.rules.ts'
import type { ProductSearch, SearchDocument } from '../../catalogue-index.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listLevels, matchTermItself, matchTerms } from './match.ts'

const textColumns = locales.map((locale) => `text_${locale}`)

/**
 * Creates the full-text index without storing its texts; it folds accents and indexes short
 * prefixes.
 */
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

/** Returns the query for the ids, as `hit`, of products that meet all terms. */
export function selectHits(search: TextSearch): RawBuilder<unknown> {
  return sql`select rowid as hit from product_search_texts
    where product_search_texts match ${matchTerms(search)}`
}

/** The number of matches to rank; all others follow, newest first. */
const maxRanked = 2000

/** Returns the query for the relevance of the newest rows of `matches`. */
export function selectRanks({ terms, locale }: TextSearch): RawBuilder<unknown> {
  const levels = terms.flatMap((term) => listLevels(term, locale))
  const parts = levels.map(
    ({ match, weight }) => sql`select rowid as product_id, ${sql.lit(weight)} as weight
      from product_search_texts
      where product_search_texts match ${match} and rowid >= (select first from ranked_ids)`,
  )
  return sql`with ranked_ids as materialized (
      select min(product_id) as first
      from (select product_id from matches order by product_id desc limit ${maxRanked})
    ) select product_id, sum(weight) as rank from (${sql.join(parts, sql` union all `)})
    group by product_id`
}

/** The minimum number of products to rank per term. */
const minimumDepth = 1000

/** Returns the ids of up to `limit` products that match the search, best match first. */
export async function rankProducts(
  database: Database,
  { search, categories, isAny, limit }: ProductSearch,
): Promise<number[]> {
  const { terms } = search
  if (terms.length === 0) return []
  const all = matchTerms(search)
  if (!isAny && !(await isFound(database, all))) return []
  const depth = Math.max(limit, minimumDepth)
  const levels = terms.flatMap((term) => [
    // Ranks products that match more terms first.
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

async function isFound(database: Database, match: string): Promise<boolean> {
  const { rows } = await selectMatches(match, 1).execute(database)
  return rows.length > 0
}
