import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { isInitial } from '../domain/text-search.ts'
import type { SearchTerm, TextSearch } from '../domain/text-search.ts'
import type { ProductSearch } from './engine.ts'
import type { Database } from './schema.ts'

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

/** The letters and digits that have a bit in the column `initials`, in the order of their bits. */
export const indexedInitials = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Returns whether a search is looked up in the index of words. A single letter matches so much that
 * its bit in another index is found sooner.
 */
export function needsWords(search: TextSearch | null): boolean {
  return search !== null && !search.terms.every(hasBit)
}

function hasBit(term: SearchTerm): boolean {
  const letter = term.texts[0]?.[0]
  return isInitial(term) && letter !== undefined && indexedInitials.includes(letter)
}

/** Returns the SQL conditions for the products that meet all terms. */
export function matchSearch(search: TextSearch | null): RawBuilder<SqlBool>[] {
  if (search === null) return []
  if (search.terms.length === 0) return [sql`false`]
  const others = search.terms.filter((term) => !hasBit(term))
  const words = others.map((term) => `(${toTermQuery(term, search)})`).join(' & ')
  return [
    ...(others.length === 0 ? [] : [sql<SqlBool>`words @@ ${words}::tsquery`]),
    ...search.terms.filter(hasBit).map((term) => {
      const bit = 2 ** indexedInitials.indexOf(term.texts[0]?.[0] ?? '')
      return sql<SqlBool>`initials & ${sql.lit(bit)} <> 0`
    }),
  ]
}

/** The marks before words in the column `words`, by what contains the word. */
export const wordMarks = { names: '', artist: '@', labels: '.', description: '=' } as const

/** The marks of facts; those of the sounds of a pack have a mark of their own for the rank. */
export const factMarks = { own: ':', contents: ';' } as const

const scopes = { artist: ['artist'], names: ['names'], everything: ['names', 'labels'] } as const

function toTermQuery(term: SearchTerm, { locale }: TextSearch): string {
  const marks: string[] = scopes[term.scope].map((field) => wordMarks[field])
  if (term.scope === 'everything' && !isInitial(term)) {
    marks.push(wordMarks.description, `${locale}${wordMarks.description}`)
  }
  return [
    ...listFactOperands([...term.facts, ...term.related], Object.values(factMarks)),
    ...term.texts.map((words) => joinAll(words, marks, term.isPrefix)),
  ].join(' | ')
}

function joinAll(words: readonly string[], marks: readonly string[], isPrefix: boolean): string {
  const all = words.map((word) => {
    const operands = marks.map((mark) => `'${mark}${word}'${isPrefix ? ':*' : ''}`)
    return `(${operands.join(' | ')})`
  })
  return `(${all.join(' & ')})`
}

function listFactOperands(facts: readonly string[], marks: readonly string[]): string[] {
  return facts.flatMap((fact) =>
    marks.map((mark) =>
      fact.endsWith('*') ? `'${mark}${fact.slice(0, -1)}':*` : `'${mark}${fact}'`,
    ),
  )
}

/**
 * Returns the SQL expression for the relevance of a document. What the words mean has the highest
 * weight; a word that is the same counts twice, because it also starts with itself.
 */
export function rankDocument({ terms }: TextSearch): RawBuilder<number> {
  const words = terms.flatMap(({ texts, isPrefix }) =>
    texts.flat().flatMap((word) => (isPrefix ? [`'${word}'`, `'${word}':*`] : [`'${word}'`])),
  )
  const facts = terms.flatMap((term) => listFactOperands(term.facts, [':', ';']))
  const related = terms.flatMap((term) => listFactOperands(term.related, [':']))
  const ranks = [rank(words, 1), rank(facts, 5), rank(related, 0.3)].flat()
  return ranks.length === 0 ? sql`0` : sql`(${sql.join(ranks, sql` + `)})`
}

/** The rank is the mean of the operands, so it is multiplied by their number. */
function rank(operands: readonly string[], weight: number): RawBuilder<number>[] {
  const unique = [...new Set(operands)]
  if (unique.length === 0) return []
  // The weights are those of D, C, B and A.
  return [
    sql`${sql.lit(weight * unique.length)}
      * ts_rank('{0.1, 0.3, 0.4, 1}', document, ${unique.join(' | ')}::tsquery)`,
  ]
}

/** The number of products by which a single term counts if one of several terms is enough. */
const maxPerTerm = 1000

/** Returns the ids of up to `limit` products that match the search, best match first. */
export async function findProducts(
  database: Database,
  { search, categories, isAny, limit }: ProductSearch,
): Promise<number[]> {
  if (search.terms.length === 0) return []
  const searches = isAny ? search.terms.map((term) => ({ ...search, terms: [term] })) : [search]
  const isListed =
    categories.length === 0 ? sql`true` : sql`category_id = any(${categories}::bigint[])`
  const matches = searches.map(
    (one) => sql`(select product_id, 1 as count from product_search
      where ${sql.join([...matchSearch(one), isListed], sql` and `)}
      limit ${sql.lit(maxPerTerm)})`,
  )
  const { rows } = await sql<{ id: number }>`
    select product_id as id
    from (select product_id, sum(count) as count
      from (${sql.join(matches, sql` union all `)}) as matches group by product_id) as counted
    join product_search using (product_id)
    order by count desc, ${rankDocument(search)} desc, created_at desc, mix_position, product_id
    limit ${limit}`.execute(database)
  return rows.map(({ id }) => id)
}
