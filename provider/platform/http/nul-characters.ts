import { throwValidationError } from './http-error.ts'

// PostgreSQL rejects NUL characters in texts, and people never enter them.

/** Throws a 422 for the fields of a body that contain a NUL character in a string or a key. */
export function requireNoNulCharacters(body: Readonly<Record<string, unknown>>): void {
  const refused = Object.entries(body).filter(
    ([name, value]) => name.includes('\0') || hasNulCharacter(value),
  )
  if (refused.length === 0) return
  throwValidationError(
    Object.fromEntries(
      refused.map(([name]) => [name, [`The ${name.replaceAll('_', ' ')} field is invalid.`]]),
    ),
  )
}

function hasNulCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false
  return Object.entries(value).some(([name, item]) => name.includes('\0') || hasNulCharacter(item))
}
