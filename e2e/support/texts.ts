import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locale } from '../../app/locales/locales.ts'

const messagesFolder = resolve(import.meta.dirname, '../../messages')
type Message = string | readonly [{ readonly match: Readonly<Record<string, string>> }]

const loadedMessages = new Map<Locale, Record<string, Message>>()

/**
 * Returns a message with its placeholders filled in, in the plural form of `count` if it has any.
 * Throws if the key is unknown.
 */
export function getMessage(
  key: string,
  locale: Locale = 'en',
  values: Record<string, string> = {},
): string {
  const message = loadMessages(locale)[key]
  const text =
    typeof message === 'object' ? choosePlural(message[0].match, locale, values) : message
  if (text === undefined) throw new Error(`No message for ${key} in ${locale}.`)
  return Object.entries(values).reduce(
    (out, [name, value]) => out.replaceAll(`{${name}}`, value),
    text,
  )
}

/** Returns the form for `count`; messages have forms for one and for all other numbers. */
function choosePlural(
  forms: Readonly<Record<string, string>>,
  locale: Locale,
  { count }: Record<string, string>,
): string | undefined {
  const category = new Intl.PluralRules(locale).select(Number(count))
  return forms[`countPlural=${category}`] ?? forms['countPlural=*']
}

/** Creates a pattern for strings that start with a message, with any placeholder values. */
export function createMessagePattern(key: string, locale: Locale): RegExp {
  const parts = getMessage(key, locale).split(/\{\w+\}/)
  const literal = (part: string) =>
    // Accessible names contain plain spaces in place of other whitespace.
    part.replaceAll(/[.*+?()[\]|]/g, '\\$&').replaceAll(/\s/g, '\\s')
  return new RegExp(`^${parts.map(literal).join('.+')}`)
}

function loadMessages(locale: Locale): Record<string, Message> {
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
