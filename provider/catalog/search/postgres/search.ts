import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { filterNameWeight, isInitial } from '../text-search.rules.ts'
import type { SearchTerm, TextSearch } from '../text-search.rules.ts'
import type { ProductSearch } from '../../catalogue-index.ts'
import type { Database } from '../../../platform/database/database.ts'

/** The letters and digits represented in the column `initials`, in the order of their bits. */
export const indexedInitials = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Returns whether a search uses the index of words. A single letter matches so many products that
 * its bit in another index is faster.
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

/** The prefixes of words in the column `words`, by the field that contains the word. */
export const wordMarks = {
  names: '',
  artist: '@',
  labels: '.',
  contents: ',',
  description: '=',
} as const

/**
 * Returns the prefix of words in descriptions in a language. It begins with a sign, so that a
 * search for an unprefixed word does not match the language code.
 */
export function getLanguageMark(locale: string): string {
  return `~${locale}${wordMarks.description}`
}

/** The prefixes of facts; those of a pack's sounds have their own, because they rank lower. */
export const factMarks = { own: ':', contents: ';' } as const

const namedMarks = { artist: [wordMarks.artist], names: [wordMarks.names] } as const
const everyMark = [wordMarks.names, wordMarks.labels, wordMarks.contents]

/** Returns the tsquery for products that meet a term. */
function toTermQuery(term: SearchTerm, { locale }: TextSearch): string {
  const marks = term.scope === 'everything' ? everyMark : namedMarks[term.scope]
  const described = term.scope === 'everything' && !isInitial(term) ? listTextMarks(locale) : []
  return toQuery(term, Object.values(factMarks), [...marks, ...described])
}

/** Like `toTermQuery`, but ignores facts and words of a pack's sounds. */
function toOwnTermQuery(term: SearchTerm, { locale }: TextSearch): string {
  const named =
    term.scope === 'everything' ? [wordMarks.names, wordMarks.labels] : namedMarks[term.scope]
  const described = term.scope === 'everything' ? listTextMarks(locale) : []
  return toQuery(term, [factMarks.own], [...named, ...described])
}

/** Lists the prefixes for descriptions in the label's language and in the visitor's. */
function listTextMarks(locale: string): string[] {
  return [wordMarks.description, getLanguageMark(locale)]
}

function toQuery(
  { facts, related, texts, isPrefix }: SearchTerm,
  marksOfFacts: readonly string[],
  marksOfTexts: readonly string[],
): string {
  return [
    ...listFactOperands([...facts, ...related], marksOfFacts),
    ...texts.map((words) => joinAll(words, marksOfTexts, isPrefix)),
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
 * Returns the SQL expression for the relevance of a document. Facts have the highest weight; a
 * whole word counts twice, because it is also a prefix of itself.
 */
export function rankDocument({ terms, locale }: TextSearch): RawBuilder<number> {
  const isFilter = (term: SearchTerm) => term.facts.length > 0
  const words = terms.filter((term) => !isFilter(term)).flatMap(listWordOperands)
  const filterWords = terms.filter(isFilter).flatMap(listWordOperands)
  const facts = terms.flatMap((term) => listFactOperands(term.facts, [':', ';']))
  const related = terms.flatMap((term) => listFactOperands(term.related, [':']))
  const described = terms.filter((term) => term.related.length > 0 && term.scope === 'everything')
  const ranks = [
    ...rank(words, 1),
    ...rank(filterWords, filterNameWeight),
    ...rank(facts, 5),
    ...rank(related, 0.3),
    ...described.flatMap((term) => rankDescription(term, locale)),
  ]
  return ranks.length === 0 ? sql`0` : sql`(${sql.join(ranks, sql` + `)})`
}

function listWordOperands({ texts, isPrefix }: SearchTerm): string[] {
  return texts.flat().flatMap((word) => (isPrefix ? [`'${word}'`, `'${word}':*`] : [`'${word}'`]))
}

/** `ts_rank` averages over the operands, so the result is multiplied by their number. */
function rank(operands: readonly string[], weight: number): RawBuilder<number>[] {
  const unique = [...new Set(operands)]
  if (unique.length === 0) return []
  // The weights of D, C, B and A, in this order.
  return [
    sql`${sql.lit(weight * unique.length)}
      * ts_rank('{0.1, 0.3, 0.4, 1}', document, ${unique.join(' | ')}::tsquery)`,
  ]
}

/** The maximum number of descriptions that affect the rank. */
const maxDescribed = 1000

/**
 * Ranks products whose description contains the words above those with merely related facts. Looks
 * descriptions up in the index, because reading them takes longer.
 */
function rankDescription({ texts, isPrefix }: SearchTerm, locale: string): RawBuilder<number>[] {
  if (texts.length === 0) return []
  const query = texts.map((words) => joinAll(words, listTextMarks(locale), isPrefix)).join(' | ')
  return [
    sql`case when product_id in (select product_id from product_search
      where words @@ ${query}::tsquery limit ${sql.lit(maxDescribed)}) then 0.3 else 0 end`,
  ]
}

/** The number of products compared: per term if any term is enough, or with all terms. */
const depths = { any: 1000, all: 200 } as const

/** Returns the ids of up to `limit` products that match the search, best match first. */
export async function findProducts(
  database: Database,
  { search, categories, isAny, limit }: ProductSearch,
): Promise<number[]> {
  if (search.terms.length === 0) return []
  const isListed =
    categories.length === 0 ? sql`true` : sql`category_id = any(${categories}::bigint[])`
  const conditions = isAny
    ? search.terms.map((term) => [sql`words @@ ${toOwnTermQuery(term, search)}::tsquery`])
    : [matchSearch(search)]
  const matches = conditions.map(
    (condition) => sql`(select product_id, 1 as count from product_search
      where ${sql.join([...condition, isListed], sql` and `)} limit ${sql.lit(isAny ? depths.any : depths.all)})`,
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
