import type { KnownReason } from './known-reasons.ts'
import type { Money } from '#provider/contract/money.ts'

export type { KnownReason } from './known-reasons.ts'

/** A message in a refusal; `field` is the provider's name for the form field, if any. */
export interface RefusalMessage {
  text: string
  field: string | null
  reason: KnownReason | null
}

/** The provider processed the request and refused it. */
export interface Refusal {
  kind: 'refused'
  status: number
  reason: KnownReason | null
  messages: RefusalMessage[]
  /** How long to wait before the next attempt, in seconds. */
  retryAfterSeconds: number | null
  /** The amount missing from the balance. */
  missing: Money | null
}

/** The ways a call can fail. */
export type Failure =
  | Refusal
  | { kind: 'unauthorised'; status: number }
  | { kind: 'forbidden' }
  | { kind: 'not-found' }
  | { kind: 'timeout' }
  /** No connection (`status` null), a server error (5xx), a redirect, or a host without the API. */
  | { kind: 'unreachable'; status: number | null }
  /** The response does not match the contract. */
  | { kind: 'invalid-response' }

/** The result of a call to the provider: a value or a failure, never an exception. */
export type Outcome<TValue> = { ok: true; value: TValue } | { ok: false; failure: Failure }

/** Creates a successful outcome. */
export function succeed<TValue>(value: TValue): Outcome<TValue> {
  return { ok: true, value }
}

/** Creates a failed outcome. */
export function fail(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}

/** Creates a refusal; omitted parts default to null or an empty list. */
export function createRefusal(
  status: number,
  parts: Partial<Omit<Refusal, 'kind' | 'status'>>,
): Refusal {
  const defaults = { reason: null, messages: [], retryAfterSeconds: null, missing: null }
  return { kind: 'refused', status, ...defaults, ...parts }
}

/** Returns whether the provider may have carried out a failed request. */
export function mayHaveSucceeded({ kind }: Failure): boolean {
  return kind === 'timeout' || kind === 'unreachable' || kind === 'invalid-response'
}

/** Transforms the value of a successful outcome; returns a failure unchanged. */
export function mapOutcome<TValue, TResult>(
  outcome: Outcome<TValue>,
  transform: (value: TValue) => TResult,
): Outcome<TResult> {
  return outcome.ok ? succeed(transform(outcome.value)) : outcome
}
