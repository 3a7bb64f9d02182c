import { createSerializationAdapter, notFound } from '@tanstack/react-router'
import type { Failure, Outcome } from '#app/provider/failure.ts'

export type PageErrorKind = Exclude<Failure['kind'], 'refused' | 'invalid-response'>

/** Thrown when required page data cannot be loaded. The browser only receives the kind. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly kind: PageErrorKind

  constructor(kind: PageErrorKind) {
    super(`The page could not be loaded: ${kind}`)
    this.kind = kind
  }
}

/** Returns a PageError's kind, or null for any other error. */
export function getPageErrorKind(error: unknown): PageErrorKind | null {
  return error instanceof PageError ? error.kind : null
}

/**
 * Returns the PageError kind for a failure. Refusals and invalid responses count as unreachable,
 * because visitors can do nothing about them.
 */
export function toPageErrorKind(kind: Failure['kind']): PageErrorKind {
  return kind === 'refused' || kind === 'invalid-response' ? 'unreachable' : kind
}

/** Returns the value of an outcome; throws `notFound()` or a PageError if it is a failure. */
export function unwrapOrThrow<TValue>(outcome: Outcome<TValue>): TValue {
  if (outcome.ok) return outcome.value
  if (outcome.failure.kind === 'not-found') throw notFound()
  throw new PageError(toPageErrorKind(outcome.failure.kind))
}

/**
 * Serializes an error for the browser: only the kind of a PageError, and nothing of other errors,
 * whose messages may contain data or server paths.
 */
export const pageErrorAdapter = createSerializationAdapter({
  key: 'page-error',
  test: (value: unknown): value is Error => value instanceof Error,
  toSerializable: getPageErrorKind,
  fromSerializable: (kind: PageErrorKind | null) => (kind ? new PageError(kind) : new Error()),
})
