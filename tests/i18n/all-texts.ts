import { readFileSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Locale } from '#app/locales/locales.ts'
import { listLegalTexts } from './legal-blocks.ts'
import { resetMessages } from '#provider/accounts/passwords/reset-messages.ts'

const root = resolve(import.meta.dirname, '../..')

/** The texts of a locale by key; a message with plural forms has multiple texts. */
export type TextsByKey = ReadonlyMap<string, readonly string[]>

/** Collapses whitespace into single spaces, trims the text and removes soft hyphens. */
export function normalizeText(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
}

/** Reads the messages of a locale from its message files. */
export function readMessages(locale: Locale): TextsByKey {
  const folder = resolve(root, 'messages', locale)
  return new Map(readdirSync(folder).flatMap((file) => parseMessages(resolve(folder, file))))
}

function parseMessages(file: string): [string, readonly string[]][] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(Object(parsed))
    .filter(([key]) => key !== '$schema')
    .map(([key, message]) => [key, getTextForms(message)])
}

/** Returns the text of a message or, if it has variants, their texts. */
function getTextForms(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (!Array.isArray(message)) return []
  return message.flatMap((variants) => Object.values(Object(variants).match ?? {})).map(String)
}

/** Reads all page texts of a locale except messages: long texts and those of the payment page. */
export async function readLongTexts(locale: Locale): Promise<TextsByKey> {
  const payment = await readTexts('provider/payments/demo/texts', locale)
  const contents = await readTexts('provider/payments/texts', locale)
  return new Map([...listLegalTexts(locale), ...payment, ...contents])
}

/** Reads all texts of a locale: those of the pages, the payment page and the emails. */
export async function readAllTexts(locale: Locale): Promise<TextsByKey> {
  const mails = await Promise.all(findEmailFolders().map((folder) => readTexts(folder, locale)))
  const reset = flattenTexts(resetMessages[locale], 'reset')
  return new Map([
    ...readMessages(locale),
    ...(await readLongTexts(locale)),
    ...mails.flat(),
    ...reset,
  ])
}

/** Returns the distinct placeholders of a message. */
export function findPlaceholders(forms: readonly string[]): string[] {
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort()
}

function findEmailFolders(): string[] {
  return readdirSync(resolve(root, 'provider'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/texts\/(.*\/)?en\.ts$/.test(path) && !path.startsWith('payments/demo/'))
    .map((path) => `provider/${dirname(path)}`)
}

/** Names a folder of texts after its module, such as `orders/invoices`. */
function nameFolder(folder: string): string {
  return folder.replace(/^provider\//, '').replace(/(^|\/)texts\b/, '')
}

/** Reads the texts of one locale from a folder whose file names end with the locale code. */
async function readTexts(folder: string, locale: Locale): Promise<[string, readonly string[]][]> {
  const files = readdirSync(resolve(root, folder)).filter((file) =>
    `.${file}`.endsWith(`.${locale}.ts`),
  )
  const texts = files.map(async (file): Promise<[string, readonly string[]][]> => {
    const module: unknown = await import(resolve(root, folder, file))
    const name = file.replace(/\.?\w\w\.ts$/, '')
    return flattenTexts(module, name || nameFolder(folder))
  })
  return (await Promise.all(texts)).flat()
}

/** Returns the texts in a nested value by their paths. */
function flattenTexts(value: unknown, path: string): [string, readonly string[]][] {
  if (typeof value === 'string') return [[path, [value]]]
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    // A module has one export, named after its locale or `text`; the path does not include it.
    flattenTexts(inner, /^(text|[a-z]{2})$/.test(name) ? path : `${path}.${name}`),
  )
}
