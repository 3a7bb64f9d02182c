import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locale } from '../../app/locales/locales.ts'

const folder = resolve(import.meta.dirname, '../../messages')
const read = new Map<Locale, Record<string, string>>()

/** An interface text in a language, by its key; inputs are put in for their placeholders. */
export function text(
  key: string,
  locale: Locale = 'en',
  inputs: Record<string, string> = {},
): string {
  const message = messagesOf(locale)[key]
  if (typeof message !== 'string') throw new Error(`There is no plain message ${key} in ${locale}.`)
  return Object.entries(inputs).reduce(
    (out, [name, value]) => out.replaceAll(`{${name}}`, value),
    message,
  )
}

/** Matches an interface text in a language from its beginning, with anything for its placeholders. */
export function textPattern(key: string, locale: Locale): RegExp {
  const parts = text(key, locale).split(/\{\w+\}/)
  const literal = (part: string) =>
    // A name is compared with plain spaces, whichever the message has.
    part.replaceAll(/[.*+?()[\]|]/g, '\\$&').replaceAll(/\s/g, '\\s')
  return new RegExp(`^${parts.map(literal).join('.+')}`)
}

function messagesOf(locale: Locale): Record<string, string> {
  const known = read.get(locale)
  if (known) return known
  const messages = Object.assign(
    {},
    ...readdirSync(join(folder, locale)).map((file) =>
      JSON.parse(readFileSync(join(folder, locale, file), 'utf8')),
    ),
  )
  read.set(locale, messages)
  return messages
}
