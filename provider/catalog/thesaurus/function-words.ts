import { locales } from '../../platform/texts/locales.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { toSearchText } from '../search-words.ts'
import {
  fillersByLocale,
  intensifiersByLocale,
  negationsByLocale,
  similarityByLocale,
  stopWordsByLocale,
} from './function-word-lists.ts'
import type { WordLists } from './function-word-lists.ts'

const createSets = (lists: WordLists): ReadonlyMap<Locale, ReadonlySet<string>> =>
  new Map(locales.map((locale) => [locale, new Set(lists[locale].split(',').map(toSearchText))]))

const stopWords = createSets(stopWordsByLocale)
const fillers = createSets(fillersByLocale)
const negations = createSets(negationsByLocale)
const similarities = createSets(similarityByLocale)
const intensifiers = createSets(intensifiersByLocale)

const lists = [stopWords, fillers, negations, similarities, intensifiers]
const functionWords = new Map(
  locales.map((locale) => [
    locale,
    new Set(lists.flatMap((list) => [...(list.get(locale) ?? [])])),
  ]),
)

function isIn(list: ReadonlyMap<Locale, ReadonlySet<string>>, words: string, locale: Locale) {
  return list.get(locale)?.has(words) === true || list.get('en')?.has(words) === true
}

/** Returns whether normalized words say nothing about the sound, such as "i need" or "about". */
export function isFiller(words: string, locale: Locale): boolean {
  return isIn(fillers, words, locale) || isIn(stopWords, words, locale)
}

/**
 * Returns whether a word belongs to any of these lists in a language itself, so that what other
 * languages mean by it is not meant: French "pour" is not English "to pour".
 */
export function isOwnFunctionWord(word: string, locale: Locale): boolean {
  return functionWords.get(locale)?.has(word) === true
}

/** Returns whether a word belongs to any of these lists in one language alone. */
export function isUniqueToLanguage(word: string, locale: Locale): boolean {
  return (
    isOwnFunctionWord(word, locale) &&
    !locales.some((other) => other !== locale && isOwnFunctionWord(word, other))
  )
}

/** Returns whether normalized words exclude what follows, such as "without". */
export function isNegation(words: string, locale: Locale): boolean {
  return isIn(negations, words, locale)
}

/** Returns whether normalized words compare with what follows, such as "in the style of". */
export function isSimilarity(words: string, locale: Locale): boolean {
  return isIn(similarities, words, locale)
}

/** Returns whether normalized words only intensify what follows, such as "very". */
export function isIntensifier(words: string, locale: Locale): boolean {
  return isIn(intensifiers, words, locale)
}

const purposeWords: Readonly<Record<Locale, RegExp>> = {
  en: /^for$/,
  de: /^f(?:ue|u)rs?$/,
  nl: /^voor$/,
  it: /^per$/,
  fr: /^pour$/,
  es: /^pa(?:ra)?$/,
}

/** Returns whether a normalized word tells what follows as a purpose, such as "for". */
export function isPurposeWord(word: string, locale: Locale): boolean {
  return purposeWords[locale].test(word)
}

const alternatives = /^(?:or|nor|oder|noch|of|ou|ni|o|ne)$/

/** Returns whether a normalized word means "or" in any language. */
export function isAlternative(word: string): boolean {
  return alternatives.test(word)
}

const conjunctions: Readonly<Record<Locale, RegExp>> = {
  en: /^and$/,
  de: /^(?:und|and)$/,
  nl: /^(?:en|and)$/,
  it: /^(?:ed?|and)$/,
  fr: /^(?:et|and)$/,
  es: /^(?:y|e|and)$/,
}

/** Returns whether a normalized word means "and" in the visitor's language or in English. */
export function isConjunction(word: string, locale: Locale): boolean {
  return conjunctions[locale].test(word)
}

const withWords = /^(?:with|mit|met|con|avec)$/

/** Returns whether a normalized word means "with" in any language. */
export function isWith(word: string): boolean {
  return withWords.test(word)
}

/** Returns whether a normalized word is an article, a preposition or a conjunction of any language. */
export function isStopWord(word: string): boolean {
  return locales.some((locale) => stopWords.get(locale)?.has(word))
}

/** Returns whether a normalized word belongs to any of these lists in any language. */
export function isFunctionWord(word: string): boolean {
  return locales.some((locale) => isOwnFunctionWord(word, locale))
}
