import type { Locale } from '../../../platform/texts/locales.ts'
import { filterNameWeight, isInitial } from '../text-search.rules.ts'
import type { SearchTerm, TextSearch } from '../text-search.rules.ts'

/**
 * Expressions of SQLite's full-text search: https://sqlite.org/fts5.html#full_text_query_syntax. Words
 * and facts consist of letters and digits only.
 */

/** An expression and the weight of the products that match it. */
export interface Level {
  readonly match: string
  readonly weight: number
}

const namedColumns = { artist: ['artist'], names: ['name', 'artist', 'pack'] } as const
const wordColumns = [...namedColumns.names, 'labels']

/**
 * Exceeds the weight of related facts: a sound described as a riser is more relevant than another
 * effect.
 */
const descriptionWeight = 0.4

/** Returns the FTS5 expression for products that meet all terms. */
export function matchTerms({ terms, locale }: TextSearch): string {
  return terms.map((term) => `(${matchTerm(term, locale)})`).join(' AND ')
}

/** Returns the FTS5 expression for products that meet a term. */
function matchTerm(term: SearchTerm, locale: Locale): string {
  const columns = isInitial(term) ? wordColumns : listColumns(term, locale)
  const contents = term.scope === 'everything' ? ['contents'] : []
  return matchIn('{facts content_facts}', [...columns, ...contents], term)
}

/** Like `matchTerm`, but ignores facts and words of a pack's sounds. */
export function matchTermItself(term: SearchTerm, locale: Locale): string {
  return matchIn('facts', listColumns(term, locale), term)
}

function listColumns({ scope }: SearchTerm, locale: Locale): readonly string[] {
  return scope === 'everything' ? [...wordColumns, 'own', `text_${locale}`] : namedColumns[scope]
}

function matchIn(factColumns: string, textColumns: readonly string[], term: SearchTerm): string {
  const { facts, related, texts, isPrefix } = term
  return [
    ...matchFacts(factColumns, [...facts, ...related]),
    ...(texts.length === 0 ? [] : [`{${textColumns.join(' ')}} : ${matchTexts(texts, isPrefix)}`]),
  ].join(' OR ')
}

/** Lists the expressions that make a product more relevant for a term. */
export function listLevels(term: SearchTerm, locale: Locale): Level[] {
  const withFacts = (column: string, facts: readonly string[], weight: number) =>
    matchFacts(column, facts).map((match) => ({ match, weight }))
  return [
    ...withFacts('facts', term.facts, 5),
    ...withFacts('content_facts', term.facts, 0.5),
    ...term.related.flatMap((fact) => withFacts('facts', [fact], 0.3)),
    ...(term.texts.length === 0 ? [] : listTextLevels(term, locale)),
  ]
}

function listTextLevels(term: SearchTerm, locale: Locale): Level[] {
  const { texts, isPrefix, scope } = term
  const factor = term.facts.length > 0 ? filterNameWeight : 1
  const inColumn = (column: string, weight: number) => ({
    match: `${column} : ${matchTexts(texts, isPrefix)}`,
    weight: weight * factor,
  })
  return [
    { match: `name : ${matchTexts(texts, false)}`, weight: factor },
    ...(isPrefix ? [inColumn('name', 1)] : []),
    inColumn('artist', 0.6),
    inColumn('pack', 0.4),
    ...(scope === 'everything'
      ? [
          inColumn('labels', 0.5),
          inColumn('contents', 0.1),
          inColumn(`{own text_${locale}}`, descriptionWeight),
        ]
      : []),
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
