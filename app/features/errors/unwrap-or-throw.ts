import { notFound } from '@tanstack/react-router'
import type { Outcome } from '#app/provider/failure.ts'

/**
 * The value a page cannot do without. A failure becomes the page that tells of it: not found, or an
 * error whose message is a code (`page-failure:timeout`), since messages travel to the browser.
 */
export function unwrapOrThrow<TValue>(outcome: Outcome<TValue>): TValue {
  if (outcome.ok) return outcome.value
  if (outcome.failure.kind === 'not-found') throw notFound()
  throw new Error(`page-failure:${outcome.failure.kind}`)
}

/** Whether a value is the failure code of `neededValue`, and of which kind. */
export function failureKind(error: unknown): string | null {
  const message = error instanceof Error ? error.message : ''
  return message.startsWith('page-failure:') ? message.slice('page-failure:'.length) : null
}
