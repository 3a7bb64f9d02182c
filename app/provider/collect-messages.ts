import type { RefusalMessage } from './failure.ts'
import { parseReasonText } from './known-reasons.ts'

/**
 * Collects all messages in an error body. `errors` may be a list of strings, a list of `{message}`
 * objects or an object of lists keyed by field; if it contains no message, the body's `message` is
 * used unless it is an untranslated key (`rest-api::…`).
 */
export function collectMessages(body: unknown): RefusalMessage[] {
  const listed = listedMessages(property(body, 'errors'))
  if (listed.length > 0) return listed
  const message = property(body, 'message')
  if (typeof message !== 'string' || message.startsWith('rest-api::')) return []
  return textMessages(message, null)
}

function listedMessages(errors: unknown): RefusalMessage[] {
  if (Array.isArray(errors)) return errors.flatMap((entry) => entryMessages(entry, null))
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([field, entries]) =>
    (Array.isArray(entries) ? entries : [entries]).flatMap((entry) => entryMessages(entry, field)),
  )
}

function entryMessages(entry: unknown, field: string | null): RefusalMessage[] {
  if (typeof entry === 'string') return textMessages(entry, field)
  const text = property(entry, 'message')
  const named = property(entry, 'field')
  return typeof text === 'string'
    ? textMessages(text, typeof named === 'string' ? named : field)
    : []
}

function textMessages(text: string, field: string | null): RefusalMessage[] {
  return text.trim() === '' ? [] : [{ text, field, reason: parseReasonText(text) }]
}

/** Returns a property of a value of unknown type; undefined if there is no such property. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
