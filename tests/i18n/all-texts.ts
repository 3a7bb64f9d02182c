import { readFileSync, readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Locale } from '#app/locales/locales.ts'
import { resetTexts } from '#app/provider-embedded/texts/reset-texts.ts'

const root = resolve(import.meta.dirname, '../..')

/** The texts of a language by their keys; a message with plural forms has several. */
export type Texts = ReadonlyMap<string, readonly string[]>

/** A text with single plain spaces and no soft hyphens: what is set, not said, makes no difference. */
export function oneLine(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
}

/** The messages of a language, as its files have them. */
export function messagesOf(locale: Locale): Texts {
  const folder = resolve(root, 'messages', locale)
  return new Map(readdirSync(folder).flatMap((file) => messagesIn(resolve(folder, file))))
}

function messagesIn(file: string): [string, readonly string[]][] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(Object(parsed))
    .filter(([key]) => key !== '$schema')
    .map(([key, message]) => [key, formsOf(message)])
}

/** A message's own text, or those of its variants. */
function formsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (!Array.isArray(message)) return []
  return message.flatMap((variants) => Object.values(Object(variants).match ?? {})).map(String)
}

/** The long texts of a language and those of the payment page: all that pages show beside messages. */
export async function longTextsOf(locale: Locale): Promise<Texts> {
  const files = ['app/features/legal/texts', 'app/provider-embedded/texts/payment']
  return new Map((await Promise.all(files.map((folder) => textsIn(folder, locale)))).flat())
}

/** Everything the shop says in a language: its pages, the payment page and its mails. */
export async function everyTextOf(locale: Locale): Promise<Texts> {
  const mails = await Promise.all(mailFolders().map((folder) => textsIn(folder, locale)))
  const reset = leavesOf(resetTexts[locale], 'reset')
  return new Map([...messagesOf(locale), ...(await longTextsOf(locale)), ...mails.flat(), ...reset])
}

/** What a text has places for, each once. */
export function placeholdersOf(forms: readonly string[]): string[] {
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort()
}

function mailFolders(): string[] {
  const folder = 'app/provider-embedded/texts'
  const inside = readdirSync(resolve(root, folder), { withFileTypes: true })
  return inside
    .filter((entry) => entry.isDirectory() && entry.name !== 'payment')
    .map(({ name }) => `${folder}/${name}`)
}

/** The texts of one language in a folder whose files end in the language's code. */
async function textsIn(folder: string, locale: Locale): Promise<[string, readonly string[]][]> {
  const files = readdirSync(resolve(root, folder)).filter((file) =>
    `.${file}`.endsWith(`.${locale}.ts`),
  )
  const texts = files.map(async (file): Promise<[string, readonly string[]][]> => {
    const module: unknown = await import(resolve(root, folder, file))
    const name = file.replace(/\.?\w\w\.ts$/, '')
    return leavesOf(module, name || basename(folder))
  })
  return (await Promise.all(texts)).flat()
}

/** The texts inside a value, each under the way to it. */
function leavesOf(value: unknown, path: string): [string, readonly string[]][] {
  if (typeof value === 'string') return [[path, [value]]]
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    // A module's only export has the name of its language, or is its text.
    leavesOf(inner, /^(text|\w\w)$/.test(name) ? path : `${path}.${name}`),
  )
}
