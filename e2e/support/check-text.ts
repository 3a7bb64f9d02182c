import { locales } from '../../app/locales/locales.ts'
import type { Locale } from '../../app/locales/locales.ts'
import { readLongTexts, readMessages, normalizeText } from '../../tests/i18n/all-texts.ts'
import { sharedWords } from '../../tests/i18n/shared-words.ts'
import { createNumberMatcher } from './written-numbers.ts'

/** Returns what is wrong with a displayed text; null for a text of the locale. */
export type TextChecker = (text: string) => string | null

interface Message {
  readonly key: string
  /** On one line, with single spaces. */
  readonly text: string
  /** Its longest part without placeholders; a text without that part is not the message. */
  readonly literal: string
  /** Matches the text with any values for its placeholders; null if it has no placeholders. */
  readonly pattern: RegExp | null
}

/** The separators of texts that are joined, such as in the label of a row. */
const separators = [' – ', ', ', ' · ']
const placeholder = /\{\w+\}/

/** Texts that are no messages. */
interface Exceptions {
  /** Matches product names and user input. */
  readonly isContent: (text: string) => boolean
  readonly isNumber: (text: string) => boolean
}

/** Creates a checker of texts in one locale from the message files of all locales. */
export async function createTextChecker(
  locale: Locale,
  isContent: (text: string) => boolean,
): Promise<TextChecker> {
  const exceptions = { isContent, isNumber: createNumberMatcher(locale) }
  const isMessage = createMessageMatcher(await loadMessages(locale), exceptions)
  const findForeign = createForeignFinder(await loadForeignMessages(locale), exceptions)
  return (text) => {
    const piece = normalizeText(text)
    return findRawText(piece) ?? findForeign(piece) ?? (isMessage(piece) ? null : 'is no message')
  }
}

async function loadMessages(locale: Locale): Promise<readonly Message[]> {
  const texts = [...readMessages(locale), ...(await readLongTexts(locale))]
  return texts.flatMap(([key, forms]) => forms.map((form) => toMessage(key, form)))
}

function toMessage(key: string, form: string): Message {
  const text = normalizeText(form)
  const parts = text.split(placeholder)
  const literal = parts.reduce((longest, part) => (part.length > longest.length ? part : longest))
  if (parts.length === 1) return { key, text, literal, pattern: null }
  const escaped = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return { key, text, literal, pattern: new RegExp(`^${escaped.join('(.+?)')}$`) }
}

/** Matches messages whose placeholder values are messages, content or numbers themselves. */
function createMessageMatcher(own: readonly Message[], { isContent, isNumber }: Exceptions) {
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

/** The parts before and after the last separator; null without one. */
function splitAtLast(piece: string, separator: string): [string, string] | null {
  const at = piece.lastIndexOf(separator)
  return at < 0 ? null : [piece.slice(0, at), piece.slice(at + separator.length)]
}

/** The parts of a sentence between its placeholders, which may be links. */
function splitSentence(text: string): string[] {
  const isSentence = text.split(placeholder).length > 2 && text.split(' ').length > 4
  return isSentence ? text.split(placeholder).map((part) => part.trim()) : []
}

/** The values of a message's placeholders in a text; null where the text is not that message. */
function matchValues(pattern: RegExp, piece: string): string[] | null {
  const values = pattern.exec(piece)?.slice(1)
  return values?.every((value) => value !== piece) ? values : null
}

interface ForeignMessage extends Message {
  readonly other: Locale
}

/** Loads the messages of the other locales, except those listed as shared with this one. */
async function loadForeignMessages(locale: Locale): Promise<readonly ForeignMessage[]> {
  const others = locales.filter((other) => other !== locale)
  const found = others.map(async (other) => {
    const shared = await sharedWords(locale, other)
    return (await loadMessages(other))
      .filter(({ text }) => !shared.has(text))
      .map((message) => ({ ...message, other }))
  })
  return (await Promise.all(found)).flat()
}

/**
 * Creates a function that finds the message of another locale that a string equals or contains;
 * it returns null if there is none.
 */
function createForeignFinder(
  foreign: readonly ForeignMessage[],
  { isContent, isNumber }: Exceptions,
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

/** Whether a text contains another of at least three words, as whole words. */
function containsWords(piece: string, words: string): boolean {
  if (words.split(' ').length < 3 || placeholder.test(words)) return false
  const at = piece.indexOf(words)
  if (at < 0) return false
  const around = `${piece[at - 1] ?? ' '}${piece[at + words.length] ?? ' '}`
  return !/\p{L}/u.test(around)
}

const everyKey = new Set(readMessages('en').keys())

/** Finds a message key, an unfilled placeholder or a missing value in a text. */
function findRawText(piece: string): string | null {
  if (placeholder.test(piece)) return 'has an unfilled placeholder'
  if (piece.split(/[^\w]+/).some((word) => everyKey.has(word))) return 'shows a key'
  return /\[object |\b(undefined|NaN)\b/.test(piece) ? 'shows a missing value' : null
}
