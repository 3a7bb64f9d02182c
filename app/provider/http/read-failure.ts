import { collectMessages, getProperty } from './collect-messages.ts'
import { createRefusal } from '../failure.ts'
import type { Failure } from '../failure.ts'
import { parseReasonCode } from '../known-reasons.ts'
import { parseMoney } from '#provider/contract/money.ts'

/** Reads the failure from a response's status, headers and parsed body (if any). */
export function readFailure(status: number, headers: Headers, body: unknown): Failure {
  if (status === 401 || status === 419) return { kind: 'unauthorised', status }
  if (status === 403) return { kind: 'forbidden' }
  if (status === 404) return { kind: 'not-found' }
  // Bagisto sends aborted requests as a 500; with a reason, it is a refusal, not an outage.
  const isRefused = parseReasonCode(getProperty(body, 'reason')) !== null
  if (status < 400 || (status >= 500 && !isRefused)) return { kind: 'unreachable', status }
  return readRefusal(status, headers, body)
}

/**
 * Reads the refusal from a body, whatever the status; vanilla providers refuse some requests with a
 * 200.
 */
export function readRefusal(status: number, headers: Headers, body: unknown): Failure {
  const messages = collectMessages(body)
  const messageReason = messages.find((message) => message.reason !== null)?.reason ?? null
  const limited = status === 429 ? 'too_many_attempts' : null
  return createRefusal(status, {
    reason: parseReasonCode(getProperty(body, 'reason')) ?? messageReason ?? limited,
    messages,
    retryAfterSeconds: parseRetryAfter(headers, body),
    missing: parseMoney(getProperty(body, 'missing')),
  })
}

function parseRetryAfter(headers: Headers, body: unknown): number | null {
  const value = getProperty(body, 'retry_after') ?? headers.get('retry-after')
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const seconds = Math.ceil(Number(value))
  return value !== '' && Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : null
}
