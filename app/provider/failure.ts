import type { KnownReason } from './known-reasons.ts'
import type { Money } from './types.ts'

export type { KnownReason } from './known-reasons.ts'

/** One sentence of a refusal; `field` is the provider's name of the field it belongs to. */
export interface RefusalMessage {
  text: string
  field: string | null
  reason: KnownReason | null
}

/** The provider understood and said no. */
export interface Refusal {
  kind: 'refused'
  status: number
  reason: KnownReason | null
  messages: RefusalMessage[]
  /** How long to wait before another try, in seconds. */
  retryAfterSeconds: number | null
  /** How much is missing on the balance. */
  missing: Money | null
}

/** Everything that can go wrong in a call; a closed set. */
export type Failure =
  | Refusal
  | { kind: 'unauthorised'; status: number }
  | { kind: 'forbidden' }
  | { kind: 'not-found' }
  | { kind: 'timeout' }
  /** No connection (`status` null), or the host itself failed (5xx). */
  | { kind: 'unreachable'; status: number | null }
  /** The host answered something that the contract does not know. */
  | { kind: 'invalid-response' }

/** What a call to the provider comes to: a value or a failure, never an exception. */
export type Outcome<TValue> = { ok: true; value: TValue } | { ok: false; failure: Failure }

/** An outcome that holds a value. */
export function success<TValue>(value: TValue): Outcome<TValue> {
  return { ok: true, value }
}

/** An outcome that holds a failure. */
export function failed(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}

/** A refusal that states just its reason, for answers that say no without an error status. */
export function refusal(status: number, parts: Partial<Omit<Refusal, 'kind' | 'status'>>): Refusal {
  const nothing = { reason: null, messages: [], retryAfterSeconds: null, missing: null }
  return { kind: 'refused', status, ...nothing, ...parts }
}

/** The outcome with its value translated; a failure stays what it is. */
export function mapOutcome<TValue, TResult>(
  outcome: Outcome<TValue>,
  translate: (value: TValue) => TResult,
): Outcome<TResult> {
  return outcome.ok ? success(translate(outcome.value)) : outcome
}
