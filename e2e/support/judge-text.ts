import { locales } from '../../app/locales/locales.ts'
import type { Locale } from '../../app/locales/locales.ts'
import { longTextsOf, messagesOf, oneLine } from '../../tests/i18n/all-texts.ts'
import { sharedWords } from '../../tests/i18n/shared-words.ts'
import { numberReader } from './written-numbers.ts'

/** What is wrong with a text shown in a language; null where it is the shop's own, well said. */
export type Judge = (text: string) => string | null

interface Wording {
  readonly key: string
  /** Of one line, single spaces between its words. */
  readonly text: string
  /** Matches the text with anything for its placeholders; null where it has none. */
  readonly pattern: RegExp | null
}

/** What stands between parts that are said one after another, such as in the name of a row. */
const joints = [' – ', ', ', ' · ']
const placeholder = /\{\w+\}/

/** What may be said beside the shop's own texts. */
interface Beside {
  /** Names of products and what the visitor typed. */
  readonly isContent: (text: string) => boolean
  readonly isNumber: (text: string) => boolean
}

/**
 * Judges texts of pages in one language by what the files say: the texts of all languages, and what
 * else may be said there, such as the names of products and what the visitor typed.
 */
export async function judgeIn(
  locale: Locale,
  isContent: (text: string) => boolean,
): Promise<Judge> {
  const beside = { isContent, isNumber: numberReader(locale) }
  const own = await wordingsOf(locale)
  const explains = explainer(own, beside)
  const foreign = foreignFinder(await foreignWordings(locale), beside)
  return (text) => {
    const piece = oneLine(text)
    return rawMark(piece) ?? foreign(piece) ?? (explains(piece) ? null : 'comes from no message')
  }
}

async function wordingsOf(locale: Locale): Promise<readonly Wording[]> {
  const texts = [...messagesOf(locale), ...(await longTextsOf(locale))]
  return texts.flatMap(([key, forms]) => forms.map((form) => wordingOf(key, form)))
}

function wordingOf(key: string, form: string): Wording {
  const text = oneLine(form)
  if (!placeholder.test(text)) return { key, text, pattern: null }
  const parts = text
    .split(placeholder)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return { key, text, pattern: new RegExp(`^${parts.join('(.+?)')}$`) }
}

/** Tells whether a piece is a message, all that fills its placeholders included. */
function explainer(own: readonly Wording[], { isContent, isNumber }: Beside) {
  const plain = new Set(own.flatMap(({ text, pattern }) => (pattern ? fragmentsOf(text) : [text])))
  const patterns = own.flatMap(({ pattern }) => pattern ?? [])
  function explains(piece: string): boolean {
    if (isNumber(piece) || isContent(piece) || plain.has(piece)) return true
    if (patterns.some((pattern) => filledBy(pattern, piece)?.every(explains))) return true
    return joints.some((joint) => partsOf(piece, joint)?.every(explains))
  }
  return explains
}

/** What stands before and after the last joint of a kind; null where there is none. */
function partsOf(piece: string, joint: string): [string, string] | null {
  const at = piece.lastIndexOf(joint)
  return at < 0 ? null : [piece.slice(0, at), piece.slice(at + joint.length)]
}

/** The parts of a sentence between its placeholders, where links stand for those. */
function fragmentsOf(text: string): string[] {
  const isSentence = text.split(placeholder).length > 2 && text.split(' ').length > 4
  return isSentence ? text.split(placeholder).map((part) => part.trim()) : []
}

/** What stands in a piece for the placeholders of a message; null where it is another one's. */
function filledBy(pattern: RegExp, piece: string): string[] | null {
  const fillings = pattern.exec(piece)?.slice(1)
  return fillings?.every((filling) => filling !== piece) ? fillings : null
}

interface ForeignWording extends Wording {
  readonly other: Locale
}

/** The texts of the other languages, but for those that the list has it this one shares. */
async function foreignWordings(locale: Locale): Promise<readonly ForeignWording[]> {
  const others = locales.filter((other) => other !== locale)
  const found = others.map(async (other) => {
    const shared = await sharedWords(locale, other)
    return (await wordingsOf(other))
      .filter(({ text }) => !shared.has(text))
      .map((wording) => ({ ...wording, other }))
  })
  return (await Promise.all(found)).flat()
}

/** Tells which text of another language a piece is or has inside; null for none. */
function foreignFinder(foreign: readonly ForeignWording[], { isContent, isNumber }: Beside) {
  const isFilling = (text: string) => isContent(text) || isNumber(text)
  return (piece: string): string | null => {
    const found = foreign.find(({ text, pattern }) =>
      pattern
        ? filledBy(pattern, piece)?.every(isFilling)
        : text === piece || containsWords(piece, text),
    )
    return found ? `is ${found.key} in ${found.other}` : null
  }
}

/** Whether three words or more stand in a piece, as whole words. */
function containsWords(piece: string, words: string): boolean {
  if (words.split(' ').length < 3 || placeholder.test(words)) return false
  const at = piece.indexOf(words)
  if (at < 0) return false
  const around = `${piece[at - 1] ?? ' '}${piece[at + words.length] ?? ' '}`
  return !/\p{L}/u.test(around)
}

const everyKey = new Set(messagesOf('en').keys())

/** A key instead of its message, a placeholder that nothing filled, or a value that is none. */
function rawMark(piece: string): string | null {
  if (placeholder.test(piece)) return 'has an empty placeholder'
  if (piece.split(/[^\w]+/).some((word) => everyKey.has(word))) return 'shows a key'
  return /\[object |\b(undefined|NaN)\b/.test(piece) ? 'shows a missing value' : null
}
