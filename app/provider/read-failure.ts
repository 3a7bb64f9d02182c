import { collectMessages, property } from './collect-messages.ts'
import { refusal } from './failure.ts'
import type { Failure } from './failure.ts'
import { reasonOfCode } from './known-reasons.ts'
import { parseMoney } from './money.ts'

/** What an answer without success means, from its status, its headers and its body (if any). */
export function readFailure(status: number, headers: Headers, body: unknown): Failure {
  if (status === 401 || status === 419) return { kind: 'unauthorised', status }
  if (status === 403) return { kind: 'forbidden' }
  if (status === 404) return { kind: 'not-found' }
  if (status >= 500) return { kind: 'unreachable', status }
  if (status < 400) return { kind: 'invalid-response' }
  return readRefusal(status, headers, body)
}

/** The refusal that a body tells of, whatever its status; a stock host refuses some things with 200. */
export function readRefusal(status: number, headers: Headers, body: unknown): Failure {
  const messages = collectMessages(body)
  const stated = messages.find((message) => message.reason !== null)?.reason ?? null
  const limited = status === 429 ? 'too_many_attempts' : null
  return refusal(status, {
    reason: reasonOfCode(property(body, 'reason')) ?? stated ?? limited,
    messages,
    retryAfterSeconds: retryAfter(headers, body),
    missing: parseMoney(property(body, 'missing')),
  })
}

function retryAfter(headers: Headers, body: unknown): number | null {
  const stated = property(body, 'retry_after') ?? headers.get('retry-after')
  if (typeof stated !== 'number' && typeof stated !== 'string') return null
  const seconds = Math.ceil(Number(stated))
  return stated !== '' && Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : null
}
