import { notFound } from '@tanstack/react-router'
import type { Outcome } from '#app/provider/failure.ts'
import { PageError } from './page-error.ts'

/** The value that a page needs; throws `notFound()` or a PageError for a failure. */
export function unwrapOrThrow<TValue>(outcome: Outcome<TValue>): TValue {
  if (outcome.ok) return outcome.value
  if (outcome.failure.kind === 'not-found') throw notFound()
  throw new PageError(outcome.failure.kind)
}
