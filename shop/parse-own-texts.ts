import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import type { OwnText, OwnTexts } from './own-texts.ts'
import { findNearestWord } from './words/nearest-word.ts'

/**
 * Validates the owner's changes to texts against the back end's messages, in a folder with all
 * languages. Throws an error that names the language, the key and the problem.
 */
export function parseOwnTexts(value: unknown, messagesFolder: string): OwnTexts {
  if (!isRecord(value)) throw new Error('Its default export must be the texts by language.')
  const languages = Object.entries(value).map(([name, texts]) => {
    const locale = locales.find((one) => one === name)
    if (locale === undefined) {
      throw new Error(`There are no texts in “${name}”; the languages are ${locales.join(', ')}.`)
    }
    if (!isRecord(texts)) throw new Error(`The texts in ${name} must be an object.`)
    return [locale, parseTexts(locale, texts, join(messagesFolder, locale, 'provider'))] as const
  })
  return Object.fromEntries(languages)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseTexts(
  locale: Locale,
  value: Readonly<Record<string, unknown>>,
  folder: string,
): Record<string, OwnText> {
  const messages = readMessages(folder)
  const texts = Object.entries(value).map(([key, text]): [string, OwnText] => {
    const forms = messages.get(key)
    const fail = (problem: string) => new Error(`${key} in ${locale}: ${problem}.`)
    if (forms === undefined) throw fail(explainUnknownKey(key, [...messages.keys()]))
    const problem =
      findFormsProblem(text, locale, forms) ??
      findTextProblem(text, forms) ??
      (fileNameKeys.includes(key) && !isFileName(text) ? 'it is not the name of a text file' : null)
    if (problem !== null) throw fail(problem)
    return [key, text as OwnText]
  })
  return Object.fromEntries(texts)
}

/** The texts used as file names in a pack's ZIP. */
const fileNameKeys = ['pack_file_license_file', 'pack_file_read_me_file']

/** Returns whether every system can unpack a text file of this name. */
function isFileName(text: unknown): boolean {
  return typeof text === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} _’'-]*\.txt$/u.test(text)
}

/** Reads a language's messages by key, each with its text or plural forms. */
function readMessages(folder: string): Map<string, readonly string[]> {
  const messages = readdirSync(folder).flatMap((file) =>
    Object.entries<string | readonly [{ readonly match: Record<string, string> }]>(
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ),
  )
  return new Map(
    messages
      .filter(([key]) => key !== '$schema')
      .map(([key, text]) => [
        key,
        typeof text === 'string' ? [text] : Object.values(text[0].match),
      ]),
  )
}

function explainUnknownKey(key: string, keys: readonly string[]): string {
  const nearest = findNearestWord(key, keys)
  return `there is no such text${nearest === null ? '' : `; did you mean ${nearest}?`}`
}

/** Returns the problem of a text's plural forms; null if there is none. */
function findFormsProblem(
  value: unknown,
  locale: Locale,
  original: readonly string[],
): string | null {
  if (typeof value === 'string') return null
  if (typeof value !== 'object' || value === null) return 'it is not a text'
  if (original.length === 1) return 'it has no plural forms'
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const unknown = Object.keys(value).find(
    (name) => !categories.some((category) => category === name),
  )
  if (unknown !== undefined)
    return `${unknown} is not a plural form; they are ${categories.join(', ')}`
  return 'other' in value ? null : 'the form other is missing'
}

/** Returns the problem of a text or plural form; null if there is none. */
function findTextProblem(value: unknown, original: readonly string[]): string | null {
  const placeholders = original.map(listPlaceholders)
  const allNames = new Set(placeholders.flat())
  const needed = [...allNames].filter((name) => placeholders.every((names) => names.includes(name)))
  const hasLines = original.some((text) => text.includes('\n'))
  for (const form of typeof value === 'string' ? [value] : Object.values(Object(value))) {
    if (typeof form !== 'string' || form.trim() === '') return 'it is empty'
    if (!hasLines && /\p{Cc}/u.test(form)) return 'it has more than one line'
    const own = listPlaceholders(form)
    const missing = needed.find((name) => !own.includes(name))
    if (missing !== undefined) return `{${missing}} is missing`
    const unknown = own.find((name) => !allNames.has(name))
    if (unknown !== undefined) return `{${unknown}} is not a placeholder of this text`
  }
  return null
}

function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name)
}
