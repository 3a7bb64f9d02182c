import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { locales } from '../../../platform/texts/locales.ts'
import {
  getTotalWeight,
  groupLevels,
  listExclusions,
  listRankedTerms,
} from '../text-search.rules.ts'
import type { TextSearch } from '../text-search.rules.ts'
import type { SearchDocument } from '../../catalogue-index.ts'
import { maxRanked } from '../../listing/sql/ranks.ts'
import type { Database } from '../../../platform/database/database.ts'
import { matchAny, matchInFull, matchLevel } from './match.ts'

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

/** Returns the query for the ids, as `hit`, of products that match in full. */
export function selectHits(search: TextSearch): RawBuilder<unknown> {
  const match = matchInFull(search)
  return match === null ? selectOthers(search) : selectMatches(match)
}

function selectMatches(match: string): RawBuilder<unknown> {
  return sql`select rowid as hit from product_search_texts
    where product_search_texts match ${match}`
}

/** Selects all products but the excluded ones. */
function selectOthers(search: TextSearch): RawBuilder<unknown> {
  const { locale } = search
  const excluded = listExclusions(search).map((level) => selectMatches(matchLevel(level, locale)))
  const every = sql`select rowid as hit from product_search_texts`
  return sql.join([every, ...excluded], sql` except `)
}

/** Returns the query for the relevance of the newest rows of `matches`. */
export function selectRanks(search: TextSearch): RawBuilder<unknown> {
  const terms = listRankedTerms(search)
  const parts = terms.flatMap(({ weight, levels }, term) =>
    groupLevels(levels).map(
      (equal) => sql`select rowid as product_id, ${term} as term,
        ${(weight * (equal[0]?.degree ?? 0)) / getTotalWeight(search)} as weight
      from product_search_texts
      where product_search_texts match ${matchAny(equal, search.locale)}
        and rowid >= (select first from ranked_ids)`,
    ),
  )
  if (parts.length === 0) return sql`select product_id, 0 as rank from matches`
  return sql`with ranked_ids as materialized (
      select min(product_id) as first
      from (select product_id from matches order by product_id desc limit ${maxRanked})
    ) select product_id, sum(best) as rank from (
      select product_id, max(weight) as best from (${sql.join(parts, sql` union all `)})
      group by product_id, term)
    group by product_id`
}
