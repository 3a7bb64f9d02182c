import type { Locale } from '../domain/locales.ts'
import { isInitial } from '../domain/text-search.ts'
import type { SearchTerm, TextSearch } from '../domain/text-search.ts'

/**
 * Expressions of SQLite's full-text search: https://sqlite.org/fts5.html#full_text_query_syntax. Words
 * and facts consist of letters and digits only.
 */

/** Products that match an expression get a weight, which decides on their order. */
export interface Level {
  readonly match: string
  readonly weight: number
}

const namedColumns = { artist: '{artist}', names: '{name artist pack}' } as const
const wordColumns = 'name artist pack labels contents'

/** Returns the expression for the products that meet all terms. */
export function matchTerms({ terms, locale }: TextSearch): string {
  return terms.map((term) => `(${matchTerm(term, locale)})`).join(' AND ')
}

/** Returns the expression for the products that meet a term. */
export function matchTerm(term: SearchTerm, locale: Locale): string {
  const columns =
    term.scope !== 'everything'
      ? namedColumns[term.scope]
      : isInitial(term)
        ? `{${wordColumns}}`
        : `{${wordColumns} own text_${locale}}`
  return [
    ...matchFacts('{facts content_facts}', [...term.facts, ...term.related]),
    ...(term.texts.length === 0 ? [] : [`${columns} : ${matchTexts(term.texts, term.isPrefix)}`]),
  ].join(' OR ')
}

/** Lists what makes a product more relevant for a term. */
export function listLevels(term: SearchTerm): Level[] {
  const withFacts = (column: string, facts: readonly string[], weight: number) =>
    matchFacts(column, facts).map((match) => ({ match, weight }))
  return [
    ...withFacts('facts', term.facts, 5),
    ...withFacts('content_facts', term.facts, 0.5),
    ...withFacts('facts', term.related, 0.3),
    ...(term.texts.length === 0 ? [] : listTextLevels(term)),
  ]
}

function listTextLevels({ texts, isPrefix, scope }: SearchTerm): Level[] {
  const inColumn = (column: string, weight: number) => ({
    match: `${column} : ${matchTexts(texts, isPrefix)}`,
    weight,
  })
  return [
    { match: `name : ${matchTexts(texts, false)}`, weight: 1 },
    ...(isPrefix ? [inColumn('name', 1)] : []),
    inColumn('artist', 0.6),
    inColumn('pack', 0.4),
    ...(scope === 'everything' ? [inColumn('labels', 0.3), inColumn('contents', 0.1)] : []),
  ]
}

function matchFacts(columns: string, facts: readonly string[]): string[] {
  if (facts.length === 0) return []
  const words = facts.map((fact) => (fact.endsWith('*') ? `"${fact.slice(0, -1)}" *` : `"${fact}"`))
  return [`${columns} : (${words.join(' OR ')})`]
}

function matchTexts(texts: SearchTerm['texts'], isPrefix: boolean): string {
  const all = texts.map(
    (words) => `(${words.map((word) => `"${word}"${isPrefix ? ' *' : ''}`).join(' AND ')})`,
  )
  return `(${all.join(' OR ')})`
}
