import type { Outcome } from '../failure.ts'

/** Returns whether a call failed because the provider lacks its endpoint. */
export function isUnsupported(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false
  const { failure } = outcome
  return failure.kind === 'not-found' || (failure.kind === 'refused' && failure.status === 405)
}
