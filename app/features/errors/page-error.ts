import { createSerializationAdapter, notFound } from '@tanstack/react-router'
import type { Failure, Outcome } from '#app/provider/failure.ts'

export type PageErrorKind = Failure['kind']

/** Thrown if data that a page requires failed to load. Public: the browser receives its kind. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly kind: PageErrorKind

  constructor(kind: PageErrorKind) {
    super(`The page could not be loaded: ${kind}`)
    this.kind = kind
  }
}

/** The kind of a PageError; null for any other error. */
export function getPageErrorKind(error: unknown): PageErrorKind | null {
  return error instanceof PageError ? error.kind : null
}

/** The value of an outcome; throws `notFound()` or a PageError for a failure. */
export function unwrapOrThrow<TValue>(outcome: Outcome<TValue>): TValue {
  if (outcome.ok) return outcome.value
  if (outcome.failure.kind === 'not-found') throw notFound()
  throw new PageError(outcome.failure.kind)
}

/** Preserves the type of a PageError on its way to the browser, which otherwise receives a plain Error. */
export const pageErrorAdapter = createSerializationAdapter({
  key: 'page-error',
  test: (value: unknown): value is PageError => value instanceof PageError,
  toSerializable: ({ kind }) => kind,
  fromSerializable: (kind: PageErrorKind) => new PageError(kind),
})
