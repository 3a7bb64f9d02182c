import { sql } from 'kysely'
import type { SearchDocument } from '../../catalogue-index.ts'
import { factMarks, getLanguageMark, wordMarks } from './search.ts'
import type { Database } from '../../../platform/database/database.ts'

/** The maximum position of a word in a `tsvector`. */
const maxPosition = 16_383

const statements = [
  // Only the index reads the words, so they are stored outside the rows.
  sql`alter table product_search alter column words set storage external`,
  sql`alter table product_search alter column document set storage main`,
  sql`alter table product_search set (toast_tuple_target = 256)`,
  sql`create index product_search_texts on product_search using gin (words, tags)
    with (fastupdate = off)`,
  // The planner needs the frequency of rare words to distinguish broad from selective searches.
  sql`alter table product_search alter column words set statistics 1000`,
]

/** Creates the full-text index over all words and facts of the table of lists. */
export async function createTextIndex(database: Database): Promise<void> {
  for (const statement of statements) await statement.execute(database)
}

/** Replaces the words of all products on sale. */
export async function replaceSearchIndex(
  database: Database,
  documents: AsyncIterable<readonly SearchDocument[]>,
): Promise<void> {
  for await (const batch of documents) await writeDocuments(database, batch)
}

/** Writes the words of products; triggers delete the rows of products not on sale. */
export async function writeDocuments(
  database: Database,
  documents: readonly SearchDocument[],
): Promise<void> {
  const ids = documents.map(({ id }) => id)
  const [ranked, words] = [documents.map(toRankedVector), documents.map(toWordsVector)]
  await sql`update product_search set document = ranked::tsvector, words = found::tsvector
    from unnest(${ids}::bigint[], ${ranked}::text[], ${words}::text[]) as batch (id, ranked, found)
    where product_id = id and (document <> ranked::tsvector or words <> found::tsvector)`.execute(
    database,
  )
}

type Entry = readonly [words: string, mark: string, weight: string]

/**
 * Creates the vector for ranking matches. Splits words at spaces, because PostgreSQL's parser would
 * treat some of them as numbers or addresses. The weight of a word says which field it is from.
 */
function toRankedVector(document: SearchDocument): string {
  const { name, artist, pack, labels, contents, facts, contentFacts } = document
  const fields: Entry[] = [
    [name, '', 'A'],
    [artist, '', 'B'],
    [pack, '', 'B'],
    [labels, '', 'C'],
    [contents, '', 'D'],
    [facts, factMarks.product, 'A'],
    [contentFacts, factMarks.contents, 'D'],
  ]
  let position = 0
  const next = () => {
    position = Math.min(position + 1, maxPosition)
    return position
  }
  return fields
    .flatMap(([text, mark, weight]) =>
      split(text).map((word) => `'${mark}${word}':${next()}${weight}`),
    )
    .join(' ')
}

/** Creates the vector for finding products, in which prefixes identify the field of each word. */
function toWordsVector(document: SearchDocument): string {
  const { name, artist, pack, labels, contents, facts, contentFacts, description } = document
  const translations = Object.entries(document.translations).map(
    ([locale, text]) => [text, getLanguageMark(locale)] as const,
  )
  const fields = [
    [name, wordMarks.name],
    [artist, wordMarks.artist],
    [pack, wordMarks.pack],
    [labels, wordMarks.labels],
    [contents, wordMarks.contents],
    [facts, factMarks.product],
    [contentFacts, factMarks.contents],
    [description, wordMarks.description],
    ...translations,
  ] as const
  const words = fields.flatMap(([text, mark]) => split(text).map((word) => `'${mark}${word}'`))
  return [...new Set(words)].join(' ')
}

function split(text: string): string[] {
  return text.split(' ').filter(Boolean)
}
