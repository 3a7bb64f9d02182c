import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import {
  getTotalWeight,
  groupLevels,
  listExclusions,
  listRankedTerms,
  listRequirements,
} from '../text-search.rules.ts'
import type {
  FactLevel,
  SearchLevel,
  SearchTerm,
  TextField,
  TextLevel,
  TextSearch,
} from '../text-search.rules.ts'

/** The letters and digits represented in the column `initials`, in the order of their bits. */
export const indexedInitials = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Returns whether a search uses the index of words. A single letter matches so many products that
 * its bit in another index is faster.
 */
export function needsWords(search: TextSearch | null): boolean {
  if (search === null) return false
  const levels = [...listRequirements(search), listExclusions(search)]
  return !levels.every((alternatives) => alternatives.every(hasBit))
}

function hasBit(level: SearchLevel): boolean {
  if ('facts' in level) return false
  const letter = level.texts[0]?.[0]
  return level.field === 'anywhere' && letter !== undefined && indexedInitials.includes(letter)
}

/** Returns the SQL conditions for the products that match in full. */
export function matchSearch(search: TextSearch | null): RawBuilder<SqlBool>[] {
  if (search === null) return []
  if (search.terms.length === 0) return [sql`false`]
  const { locale } = search
  const requirements = listRequirements(search)
  const others = requirements.filter((levels) => !levels.every(hasBit))
  const words = [
    ...others.map((levels) => `(${findAny(levels, locale)})`),
    ...listExclusions(search).map((level) => `!(${findLevel(level, locale)})`),
  ]
  return [
    ...(words.length === 0 ? [] : [sql<SqlBool>`words @@ ${words.join(' & ')}::tsquery`]),
    ...requirements.filter((levels) => levels.every(hasBit)).map(matchInitial),
  ]
}

function matchInitial([level]: readonly SearchLevel[]): RawBuilder<SqlBool> {
  const letter = level !== undefined && 'texts' in level ? (level.texts[0]?.[0] ?? '') : ''
  return sql`initials & ${sql.lit(2 ** indexedInitials.indexOf(letter))} <> 0`
}

/** The prefixes of words in the column `words`, by the field that contains the word. */
export const wordMarks = {
  name: '!',
  artist: '@',
  pack: '+',
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
export const factMarks = { product: ':', contents: ';' } as const

const { name, artist, pack, labels, contents, description } = wordMarks

/** How words of a field are found in the column `words`: by the marks before them. */
const fieldMarks: Readonly<Record<TextField, readonly string[]>> = {
  name: [name],
  artist: [artist],
  credits: [artist, pack],
  labels: [labels],
  contents: [contents],
  anywhere: [name, artist, pack, labels],
  description: [description],
}

/** How words of a field are found in the column `document`: by their weights. */
const fieldWeights: Readonly<Record<TextField, string>> = {
  name: 'A',
  artist: 'B',
  credits: 'B',
  labels: 'C',
  contents: 'D',
  anywhere: 'ABC',
  description: '',
}

function findAny(levels: readonly SearchLevel[], locale: string): string {
  return levels.map((level) => findLevel(level, locale)).join(' | ')
}

/** Returns the tsquery for products that meet a level, to be used with the column `words`. */
function findLevel(level: SearchLevel, locale: string): string {
  if ('facts' in level) return findFacts(level)
  const { field, isPrefix } = level
  const marks = [
    ...fieldMarks[field],
    ...(field === 'description' ? [getLanguageMark(locale)] : []),
  ]
  return findTexts(level, (word) => {
    const operands = marks.map((mark) => `'${mark}${word}'${isPrefix ? ':*' : ''}`)
    return `(${operands.join(' | ')})`
  })
}

/** Returns the tsquery for a level of anything but descriptions, for the column `document`. */
function findInDocument(level: SearchLevel): string {
  if ('facts' in level) return findFacts(level)
  const label = `:${level.isPrefix ? '*' : ''}${fieldWeights[level.field]}`
  return findTexts(level, (word) => `'${word}'${label}`)
}

function findTexts({ texts }: TextLevel, findWord: (word: string) => string): string {
  return texts.map((words) => `(${words.map(findWord).join(' & ')})`).join(' | ')
}

function findFacts({ facts, of }: FactLevel): string {
  const mark = factMarks[of]
  const lists = facts.map((list) => `(${list.map((fact) => findFact(mark, fact)).join(' | ')})`)
  return `(${lists.join(' & ')})`
}

function findFact(mark: string, fact: string): string {
  return fact.endsWith('*') ? `'${mark}${fact.slice(0, -1)}':*` : `'${mark}${fact}'`
}

/** Returns the SQL expression for the relevance of a row of `product_search`. */
export function rankDocument(search: TextSearch): RawBuilder<number> {
  const total = getTotalWeight(search)
  const ranks = listRankedTerms(search).map((term) => rankTerm(term, search.locale, total))
  return ranks.length === 0 ? sql`0` : sql`(${sql.join(ranks, sql` + `)})`
}

/** The maximum number of descriptions that affect the rank. */
const maxDescribed = 1000

/**
 * Reads a product's own words from the row. Looks descriptions up in the index, because reading
 * them takes longer.
 */
function rankTerm({ weight, levels }: SearchTerm, locale: string, total: number) {
  const cases = groupLevels(levels).flatMap((equal) => {
    const value = sql.lit((weight * (equal[0]?.degree ?? 0)) / total)
    const own = equal.filter((level) => !isDescription(level))
    const described = equal.filter(isDescription)
    return [
      ...(own.length === 0
        ? []
        : [sql`when document @@ ${own.map(findInDocument).join(' | ')}::tsquery then ${value}`]),
      ...(described.length === 0
        ? []
        : [
            sql`when product_id in (select product_id from product_search
              where words @@ ${findAny(described, locale)}::tsquery
              limit ${sql.lit(maxDescribed)}) then ${value}`,
          ]),
    ]
  })
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

function isDescription(level: SearchLevel): boolean {
  return 'texts' in level && level.field === 'description'
}
