import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locale } from '../../app/locales/locales.ts'

const messagesFolder = resolve(import.meta.dirname, '../../messages')
const loadedMessages = new Map<Locale, Record<string, string>>()

/** Returns a message with its placeholders filled in. Throws if the key has no plain message. */
export function getMessage(
  key: string,
  locale: Locale = 'en',
  values: Record<string, string> = {},
): string {
  const message = loadMessages(locale)[key]
  if (typeof message !== 'string') throw new Error(`No plain message for ${key} in ${locale}.`)
  return Object.entries(values).reduce(
    (out, [name, value]) => out.replaceAll(`{${name}}`, value),
    message,
  )
}

/** Creates a pattern for strings that start with a message, with any placeholder values. */
export function createMessagePattern(key: string, locale: Locale): RegExp {
  const parts = getMessage(key, locale).split(/\{\w+\}/)
  const literal = (part: string) =>
    // Accessible names contain plain spaces in place of other whitespace.
    part.replaceAll(/[.*+?()[\]|]/g, '\\$&').replaceAll(/\s/g, '\\s')
  return new RegExp(`^${parts.map(literal).join('.+')}`)
}

function loadMessages(locale: Locale): Record<string, string> {
  const known = loadedMessages.get(locale)
  if (known) return known
  const messages = Object.assign(
    {},
    ...readdirSync(join(messagesFolder, locale))
      .filter((name) => name.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(messagesFolder, locale, file), 'utf8'))),
  )
  loadedMessages.set(locale, messages)
  return messages
}
