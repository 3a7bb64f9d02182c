import { createSerializationAdapter, notFound } from '@tanstack/react-router'
import type { Failure, Outcome } from '#app/provider/failure.ts'

/** `rate-limited` means that the provider accepts no more requests for now. */
export type PageErrorKind = Failure['kind'] | 'rate-limited'

/** Thrown when data that a page requires cannot be loaded. The browser receives only the kind. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly kind: PageErrorKind
  /** How long to wait before the next attempt, in seconds; known only on the server. */
  readonly retryAfterSeconds: number | null

  constructor(kind: PageErrorKind, retryAfterSeconds: number | null = null) {
    super(`The page could not be loaded: ${kind}`)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Returns the kind of PageError for a failure. */
export function toPageErrorKind(failure: Failure): PageErrorKind {
  return failure.kind === 'refused' && failure.status === 429 ? 'rate-limited' : failure.kind
}

/** Returns the kind of a PageError, or null for any other error. */
export function getPageErrorKind(error: unknown): PageErrorKind | null {
  return error instanceof PageError ? error.kind : null
}

/** Returns the value of an outcome; throws `notFound()` or a PageError if it is a failure. */
export function unwrapOrThrow<TValue>(outcome: Outcome<TValue>): TValue {
  if (outcome.ok) return outcome.value
  const { failure } = outcome
  if (failure.kind === 'not-found') throw notFound()
  const retryAfter = failure.kind === 'refused' ? failure.retryAfterSeconds : null
  throw new PageError(toPageErrorKind(failure), retryAfter)
}

/**
 * Serializes a PageError with its type for the browser, which would otherwise receive a plain
 * Error.
 */
export const pageErrorAdapter = createSerializationAdapter({
  key: 'page-error',
  test: (value: unknown): value is PageError => value instanceof PageError,
  toSerializable: ({ kind }) => kind,
  fromSerializable: (kind: PageErrorKind) => new PageError(kind),
})
