import type { RefusalMessage } from '../failure.ts'
import { parseReasonMessage } from '../known-reasons.ts'

/**
 * Collects all messages in an error body. `errors` may be a list of strings, a list of `{message}`
 * objects or an object of lists keyed by field; without messages in it, the body's `message` is
 * used unless it is an untranslated key (`rest-api::…`).
 */
export function collectMessages(body: unknown): RefusalMessage[] {
  const listed = collectListedMessages(getProperty(body, 'errors'))
  if (listed.length > 0) return listed
  const message = getProperty(body, 'message')
  if (typeof message !== 'string' || message.startsWith('rest-api::')) return []
  return toMessages(message, null)
}

function collectListedMessages(errors: unknown): RefusalMessage[] {
  if (Array.isArray(errors)) return errors.flatMap((entry) => collectEntryMessages(entry, null))
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([field, entries]) =>
    (Array.isArray(entries) ? entries : [entries]).flatMap((entry) =>
      collectEntryMessages(entry, field),
    ),
  )
}

function collectEntryMessages(entry: unknown, field: string | null): RefusalMessage[] {
  if (typeof entry === 'string') return toMessages(entry, field)
  const text = getProperty(entry, 'message')
  const named = getProperty(entry, 'field')
  return typeof text === 'string' ? toMessages(text, typeof named === 'string' ? named : field) : []
}

function toMessages(text: string, field: string | null): RefusalMessage[] {
  return text.trim() === '' ? [] : [{ text, field, reason: parseReasonMessage(text) }]
}

/** Returns a property of an unknown value; undefined if it does not exist. */
export function getProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
