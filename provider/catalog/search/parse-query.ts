import type { Locale } from '../../platform/texts/locales.ts'
import {
  isAlternative,
  isConjunction,
  isNegation,
  isPurposeWord,
  isUniqueToLanguage,
  isWith,
} from '../thesaurus/thesaurus.ts'
import type { Lexicon } from './lexicon.ts'
import { countMatching, isEmptyWord, joinWords, readPart, toText } from './read-part.ts'
import type { QueryPart } from './read-part.ts'
import { tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Bounds the cost of a search. */
const maxParts = 8

/**
 * Parses a search text into at most 8 wishes and other words; words in quotes are always
 * searched literally. Leaves out words that say nothing about a sound, unless there are no others.
 */
export function parseQuery(text: string, known: Lexicon): QueryPart[] {
  const tokens = tokenize(text)
  const lexicon = restrictToOwnLanguage(tokens, known)
  const parts: QueryPart[] = []
  let isExcluded = false
  /** The words since the last part. */
  let between: Token[] = []
  for (let start = 0; start < tokens.length;) {
    const rest = tokens.slice(start)
    const skipped = countMatching(rest, (phrase) => isNegation(phrase, lexicon.locale))
    const { found, count } = readPart(text, rest, lexicon)
    // A phrase can begin with a negation: German "ohne Hall" is dry.
    const isNegated = skipped > 0 && (skipped >= count || found.length === 0)
    if (isNegated && (skipped < rest.length || parts.length > 0)) {
      isExcluded = true
      start += skipped
      continue
    }
    const meaningful = found.filter((part) => !isEmptyWord(part, lexicon.locale))
    const link = readLink(text, parts.at(-1), between, lexicon.locale)
    parts.push(...meaningful.map((part) => ({ ...part, ...link, isExcluded })))
    between = meaningful.length > 0 ? [] : [...between, ...tokens.slice(start, start + count)]
    start += count
    if (meaningful.length > 0)
      isExcluded &&= continuesExclusion(text, meaningful, tokens.slice(start), lexicon)
  }
  const isPlain = parts.every(({ filter, concepts }) => filter === null && concepts.length === 0)
  // The letter of "it's" says nothing, but whoever types only single letters means names.
  const isSpelled = isPlain && tokens.every(({ words }) => words.join('').length === 1)
  const said = parts.length === 0 || isSpelled ? tokens.map(toText) : parts
  return said.slice(0, maxParts)
}

/**
 * Returns how the words since the last part link it to the next one. A purpose ends at a comma or a
 * word such as "with".
 */
function readLink(
  text: string,
  last: QueryPart | undefined,
  between: readonly Token[],
  locale: Locale,
): Pick<QueryPart, 'isPurpose' | 'isListed'> {
  if (last === undefined) return { isPurpose: false, isListed: false }
  const end = between.at(-1)?.end ?? last.end
  const signs = text.slice(last.end, end) + (/^\s*[,;:/+&]/.exec(text.slice(end))?.[0] ?? '')
  const words = joinWords(between)
  const isSeparate = /[,;:/+&]/.test(signs)
  const continues = last.isPurpose && !isSeparate && !words.some(isWith)
  return {
    isPurpose: continues || words.some((word) => isPurposeWord(word, locale)),
    isListed:
      isSeparate || words.some((word) => isAlternative(word) || isConjunction(word, locale)),
  }
}

/**
 * Returns a lexicon without the words of other languages if a word of the text shows that it is in the
 * visitor's: in French "au bord de la route", "bord" is no Dutch plate. English borrows from all of
 * them.
 */
function restrictToOwnLanguage(tokens: readonly Token[], lexicon: Lexicon): Lexicon {
  const { locale } = lexicon
  const unquoted = tokens.filter(({ isQuoted }) => !isQuoted)
  const isInOwnLanguage = joinWords(unquoted).some((word) => isUniqueToLanguage(word, locale))
  return isInOwnLanguage && locale !== 'en' ? { ...lexicon, find: lexicon.findOwn } : lexicon
}

/**
 * Returns whether the next words are unwanted, too: after "or"; after a word without a meaning, which
 * may belong to them; a character after one, as in "not harsh bright"; and an instrument after one,
 * as in "without kick, snare" or "without kick and snare".
 */
function continuesExclusion(
  text: string,
  found: readonly QueryPart[],
  rest: readonly Token[],
  lexicon: Lexicon,
): boolean {
  const [next] = rest
  const last = found.at(-1)
  if (next === undefined || last === undefined) return false
  const isMeaningless = last.filter === null && last.concepts.length === 0
  if (isAlternative(next.folded) || isMeaningless) return true
  const isInstrument = (part: QueryPart | undefined) => part?.concepts[0]?.group === 'instrument'
  const isDescribed = ({ concepts: [concept] }: QueryPart) => concept?.group === 'character'
  const isAdjacent = /^\s*$/.test(text.slice(last.end, next.start))
  if (isAdjacent && [last, ...readPart(text, rest, lexicon).found].every(isDescribed)) return true
  const isAfterSign = /^\s*[,;/+&]\s*$/.test(text.slice(last.end, next.start))
  const isAfterAnd = isAdjacent && isConjunction(next.folded, lexicon.locale)
  if (!isInstrument(last) || !(isAfterSign || isAfterAnd)) return false
  return isInstrument(readPart(text, isAfterAnd ? rest.slice(1) : rest, lexicon).found[0])
}

/** Parses a search text without recognizing any meaning. */
export function parseText(text: string): QueryPart[] {
  const parts = tokenize(text).map((token) => toText({ ...token, isQuoted: true }))
  return parts.slice(0, maxParts)
}
