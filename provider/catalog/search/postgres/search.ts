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
    ...listExclusions(search).map((level) => `!(${findAny([level], locale)})`),
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

/** Returns the tsquery for products that meet any of the levels, for the column `words`. */
function findAny(levels: readonly SearchLevel[], locale: string): string {
  const lookups = levels.flatMap((level) => listLookups(level, locale))
  const found = lookups.filter((lookup) => !lookups.some((other) => covers(other, lookup)))
  const others = levels.map((level) => findOthers(level, locale)).filter((query) => query !== '')
  return [...new Set([...found.map(formatLookup), ...others])].join(' | ')
}

/** A word with its mark, as in the column `words`. */
interface Lookup {
  readonly word: string
  /** True if any word with this beginning is found. */
  readonly isPrefix: boolean
}

/** Lists the words of which each alone meets a level of texts. */
function listLookups(level: SearchLevel, locale: string): Lookup[] {
  if ('facts' in level) return []
  return level.texts
    .filter((words) => words.length === 1)
    .flatMap(([word = '']) => markWord(word, level, locale))
}

/** Returns whether whatever a lookup finds is found by a shorter one, which is faster alone. */
function covers(one: Lookup, other: Lookup): boolean {
  const isNarrower = one.word !== other.word || !other.isPrefix
  return one.isPrefix && isNarrower && other.word.startsWith(one.word)
}

/** Returns the tsquery for what `listLookups` leaves out; empty if there is nothing. */
function findOthers(level: SearchLevel, locale: string): string {
  if ('facts' in level) return findFacts(level)
  const texts = level.texts.filter((words) => words.length !== 1)
  return texts.length === 0 ? '' : findMarked({ ...level, texts }, locale)
}

function findMarked(level: TextLevel, locale: string): string {
  return findTexts(level, (word) => {
    const operands = markWord(word, level, locale).map(formatLookup)
    return `(${operands.join(' | ')})`
  })
}

function markWord(word: string, { field, isPrefix }: TextLevel, locale: string): Lookup[] {
  const marks = [
    ...fieldMarks[field],
    ...(field === 'description' ? [getLanguageMark(locale)] : []),
  ]
  return marks.map((mark) => ({ word: `${mark}${word}`, isPrefix }))
}

function formatLookup({ word, isPrefix }: Lookup): string {
  return `'${word}'${isPrefix ? ':*' : ''}`
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

/** Descriptions are in another column, without their positions. */
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
        : [sql`when words @@ ${findAny(described, locale)}::tsquery then ${value}`]),
    ]
  })
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

function isDescription(level: SearchLevel): boolean {
  return 'texts' in level && level.field === 'description'
}
