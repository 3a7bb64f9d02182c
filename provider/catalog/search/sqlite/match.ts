import type { Locale } from '../../../platform/texts/locales.ts'
import { listExclusions, listRequirements } from '../text-search.rules.ts'
import type { SearchLevel, TextField, TextSearch } from '../text-search.rules.ts'

/**
 * Expressions of SQLite's full-text search: https://sqlite.org/fts5.html#full_text_query_syntax. Words
 * and facts consist of letters and digits only.
 */

const columns: Readonly<Record<Exclude<TextField, 'description'>, string>> = {
  name: 'name',
  artist: 'artist',
  credits: '{artist pack}',
  labels: 'labels',
  contents: 'contents',
  anywhere: '{name artist pack labels}',
}

/**
 * Returns the FTS5 expression for products that match in full; null without requirements, which
 * FTS5 cannot express.
 */
export function matchInFull(search: TextSearch): string | null {
  const { locale } = search
  const requirements = listRequirements(search)
  const exclusions = listExclusions(search)
  if (requirements.length === 0) return null
  const met = requirements.map((levels) => `(${matchAny(levels, locale)})`).join(' AND ')
  return exclusions.length === 0 ? met : `(${met}) NOT (${matchAny(exclusions, locale)})`
}

/** Returns the FTS5 expression for products that meet one of some levels. */
export function matchAny(levels: readonly SearchLevel[], locale: Locale): string {
  return levels.map((level) => matchLevel(level, locale)).join(' OR ')
}

/** Returns the FTS5 expression for products that meet a level. */
export function matchLevel(level: SearchLevel, locale: Locale): string {
  if ('facts' in level) {
    const lists = level.facts.map((facts) => `(${facts.map(matchFact).join(' OR ')})`)
    return `${level.of === 'product' ? 'facts' : 'content_facts'} : (${lists.join(' AND ')})`
  }
  const { texts, field, isPrefix } = level
  const found = texts.map(
    (words) => `(${words.map((word) => `"${word}"${isPrefix ? ' *' : ''}`).join(' AND ')})`,
  )
  const column = field === 'description' ? `{own text_${locale}}` : columns[field]
  return `${column} : (${found.join(' OR ')})`
}

function matchFact(fact: string): string {
  return fact.endsWith('*') ? `"${fact.slice(0, -1)}" *` : `"${fact}"`
}
