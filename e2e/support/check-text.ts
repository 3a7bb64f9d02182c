import { locales } from '../../app/locales/locales.ts'
import type { Locale } from '../../app/locales/locales.ts'
import { describeSalesCountries } from '../../shop/sales-countries.ts'
import { euCountries } from '../../shop/shop-config.ts'
import { readMessages, readPageTexts, normalizeText } from '../../tests/i18n/all-texts.ts'
import { findListedTexts } from '../../tests/i18n/shared-words.ts'
import { createNumberMatcher } from './written-numbers.ts'

/**
 * Returns a description of the problem with a displayed string, or null if it is in the expected
 * locale.
 */
export type TextChecker = (text: string) => string | null

interface Message {
  readonly key: string
  /** The message on one line, with single spaces. */
  readonly text: string
  /** The longest part between placeholders; a string without it cannot be this message. */
  readonly literal: string
  /** Matches the message with any placeholder values; null if it has no placeholders. */
  readonly pattern: RegExp | null
}

/** Separators between joined messages, such as in the label of a row. */
const separators = [' – ', ' - ', ', ', ' · ']
const placeholderPattern = /\{\w+\}/

/** Matchers for displayed strings that are not messages. */
interface NonMessageMatchers {
  /** Matches product names and user input. */
  readonly isContent: (text: string) => boolean
  readonly isNumber: (text: string) => boolean
}

/** Creates a checker for one locale, based on the message files of all locales. */
export function createTextChecker(
  locale: Locale,
  isContent: (text: string) => boolean,
): TextChecker {
  const countries = listCountries(locale)
  const exceptions = {
    isContent: (text: string) => isContent(text) || countries.has(text),
    isNumber: createNumberMatcher(locale),
  }
  const isMessage = createMessageMatcher(loadMessages(locale), exceptions)
  const findForeignMessage = createForeignMessageFinder(loadForeignMessages(locale), exceptions)
  return (text) => {
    const piece = normalizeText(text)
    if (isContent(piece)) return null
    return (
      findRawText(piece) ??
      findForeignMessage(piece) ??
      (isMessage(piece) ? null : 'is not a message')
    )
  }
}

/** Returns the names of the countries that the shop sells to, and their collective name. */
function listCountries(locale: Locale): ReadonlySet<string> {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return new Set([
    normalizeText(describeSalesCountries(euCountries, locale)),
    ...euCountries.map((country) => normalizeText(names.of(country) ?? country)),
  ])
}

function loadMessages(locale: Locale): readonly Message[] {
  return [...readPageTexts(locale)].flatMap(([key, forms]) =>
    // Only long texts have links, and keys with a dot.
    (key.includes('.') ? forms.flatMap(splitAtLinks) : forms).map((form) => toMessage(key, form)),
  )
}

const linkPattern = /\[([^\]]+)\]\([^)]*\)/

/** Returns the labels of the links in a long text and the parts around its links. */
function splitAtLinks(text: string): string[] {
  return text.split(linkPattern).filter((part) => part && /\p{L}/u.test(part))
}

function toMessage(key: string, form: string): Message {
  const text = normalizeText(form)
  const parts = text.split(placeholderPattern)
  const literal = parts.reduce((longest, part) => (part.length > longest.length ? part : longest))
  if (parts.length === 1) return { key, text, literal, pattern: null }
  const escaped = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return { key, text, literal, pattern: new RegExp(`^${escaped.join('(.+?)')}$`) }
}

/** Creates a matcher for messages; placeholder values can be messages, content or numbers. */
function createMessageMatcher(
  own: readonly Message[],
  { isContent, isNumber }: NonMessageMatchers,
) {
  const plain = new Set(
    own.flatMap(({ text, pattern }) => (pattern ? splitSentence(text) : [text])),
  )
  const withValues = own.flatMap(({ literal, pattern }) => (pattern ? [{ literal, pattern }] : []))
  function isMessage(piece: string): boolean {
    if (isNumber(piece) || isContent(piece) || plain.has(piece)) return true
    const isFilled = withValues.some(
      ({ literal, pattern }) =>
        piece.includes(literal) && matchValues(pattern, piece)?.every(isMessage),
    )
    if (isFilled) return true
    return separators.some((separator) => splitAtLast(piece, separator)?.every(isMessage))
  }
  return isMessage
}

/** Returns the parts before and after the last separator, or null if there is no separator. */
function splitAtLast(piece: string, separator: string): [string, string] | null {
  const at = piece.lastIndexOf(separator)
  return at < 0 ? null : [piece.slice(0, at), piece.slice(at + separator.length)]
}

/**
 * Returns the parts around the placeholders of a message if it is a sentence with at least two of
 * them, because they may be links; otherwise returns no parts.
 */
function splitSentence(text: string): string[] {
  const isSentence = text.split(placeholderPattern).length > 2 && text.split(' ').length > 4
  return isSentence ? text.split(placeholderPattern).map((part) => part.trim()) : []
}

/** Returns the placeholder values of a message in a string, or null if it does not match. */
function matchValues(pattern: RegExp, piece: string): string[] | null {
  const values = pattern.exec(piece)?.slice(1)
  return values?.every((value) => value !== piece) ? values : null
}

interface ForeignMessage extends Message {
  readonly other: Locale
}

/** Loads the messages of all other locales, except those that are the same in this one. */
function loadForeignMessages(locale: Locale): readonly ForeignMessage[] {
  const others = locales.filter((other) => other !== locale)
  const own = loadMessages(locale)
  return others.flatMap((other) => {
    const listed = [...findListedTexts(locale, other)]
    const shared = new Set([...listed, ...listed.flatMap(splitAtLinks).map(normalizeText)])
    return (
      loadMessages(other)
        // The text next to a link may be as short as an article, which languages can share.
        .filter(({ text }) => !shared.has(text) && /\p{L}{3}/u.test(text))
        // The plural in one language may equal the singular in another, such as "Tune".
        .filter(({ key, text }) => !isFormOf(own, key, text))
        .map((message) => ({ ...message, other }))
    )
  })
}

/** Returns whether a text is a form of a message with several forms in English. */
function isFormOf(messages: readonly Message[], key: string, text: string): boolean {
  return pluralKeys.has(key) && messages.some((own) => own.key === key && own.text === text)
}

/** The keys of the messages with several forms in English. */
const pluralKeys = new Set(
  [...readMessages('en')].filter(([, forms]) => forms.length > 1).map(([key]) => key),
)

/**
 * Creates a function that checks whether a string contains a message of another locale. It returns
 * a description of the message, or null.
 */
function createForeignMessageFinder(
  foreign: readonly ForeignMessage[],
  { isContent, isNumber }: NonMessageMatchers,
) {
  const isValue = (text: string) => isContent(text) || isNumber(text)
  return (piece: string): string | null => {
    const found = foreign.find(({ text, literal, pattern }) => {
      if (!piece.includes(literal)) return false
      return pattern
        ? matchValues(pattern, piece)?.every(isValue)
        : text === piece || containsWords(piece, text)
    })
    return found ? `is ${found.key} in ${found.other}` : null
  }
}

/** Returns whether a string contains a phrase of at least three words, as whole words. */
function containsWords(piece: string, words: string): boolean {
  if (words.split(' ').length < 3 || placeholderPattern.test(words)) return false
  const at = piece.indexOf(words)
  if (at < 0) return false
  const around = `${piece[at - 1] ?? ' '}${piece[at + words.length] ?? ' '}`
  return !/\p{L}/u.test(around)
}

const messageKeys = new Set(readMessages('en').keys())

/** Finds a message key, an unfilled placeholder or a missing value in a string. */
function findRawText(piece: string): string | null {
  if (placeholderPattern.test(piece)) return 'contains an unfilled placeholder'
  if (piece.split(/[^\w]+/).some((word) => messageKeys.has(word))) return 'contains a message key'
  return /\[object |\b(undefined|NaN)\b/.test(piece) ? 'contains a missing value' : null
}
