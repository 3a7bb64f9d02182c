import { getProperty } from './collect-messages.ts'
import { fail, succeed } from '../failure.ts'
import type { Failure, Outcome } from '../failure.ts'
import { logRequest } from './log-request.ts'
import { measureCall } from './measure-call.ts'
import type { ProviderOptions } from '../options.ts'
import { buildProviderRequest, optionalTimeoutMs } from './provider-request.ts'
import type { RequestParts } from './provider-request.ts'
import { TimeLimitError, withTimeLimit } from './time-limit.ts'

/** The default time limit of a call, in milliseconds. */
const defaultTimeoutMs = 30_000

/** The statuses a proxy sends for an unresponsive host. */
const proxyErrorStatuses: readonly number[] = [502, 503, 504]

/** Reads a response within the time limit of its request. */
type Read<TResult> = (response: Response) => Promise<TResult>

/**
 * Sends a request; a GET is retried once if the provider is unreachable, because it is idempotent.
 */
export async function sendRequest<TResult extends { readonly status: number }>(
  options: ProviderOptions,
  parts: RequestParts,
  read: Read<TResult>,
): Promise<Outcome<TResult>> {
  const send = () => measureCall(options, parts, () => sendOnce(options, parts, read))
  const first = await send()
  const shouldRetry = !first.ok && first.failure.kind === 'unreachable' && parts.method === 'GET'
  return shouldRetry ? send() : first
}

async function sendOnce<TResult extends { readonly status: number }>(
  options: ProviderOptions,
  parts: RequestParts,
  read: Read<TResult>,
): Promise<Outcome<TResult>> {
  const timeoutMs = getTimeLimit(options, parts)
  const { path, isOptional = false } = parts
  if (timeoutMs <= 0 || (isOptional && options.slowCalls?.has(path)))
    return skip(options, parts, { kind: 'timeout' })
  const attempt = options.circuitBreaker?.start()
  if (attempt === null) return skip(options, parts, { kind: 'unreachable', status: null })
  try {
    const value = await withTimeLimit(timeoutMs, async (signal) =>
      read(await options.fetch(buildProviderRequest(options, parts, signal))),
    )
    if (proxyErrorStatuses.includes(value.status)) attempt?.fail()
    else attempt?.succeed()
    return succeed(value)
  } catch (error) {
    attempt?.fail()
    if (error instanceof TimeLimitError) {
      if (isOptional) options.slowCalls?.add(path)
      logRequest(options, parts, 'error', '522 Connection timed out')
      return fail({ kind: 'timeout' })
    }
    logRequest(options, parts, 'error', 'provider-not-reached', { cause: describeCause(error) })
    return fail({ kind: 'unreachable', status: null })
  }
}

/** Returns the time limit of a request, in milliseconds; 0 or less if the page has no time left. */
function getTimeLimit(options: ProviderOptions, parts: RequestParts): number {
  const { timeoutMs = defaultTimeoutMs, getRemainingMs } = options
  const ownMs = parts.timeoutMs ?? (parts.isOptional ? optionalTimeoutMs : timeoutMs)
  return Math.min(timeoutMs, ownMs, getRemainingMs?.() ?? timeoutMs)
}

/** Returns the outcome of a request that is not sent. */
function skip(options: ProviderOptions, parts: RequestParts, failure: Failure): Outcome<never> {
  options.onSkip?.()
  logRequest(options, parts, 'debug', 'provider-request-skipped', { reason: failure.kind })
  return fail(failure)
}

/**
 * Returns a connection error's code, or else the name of its class. The message is never logged,
 * because it may contain an address.
 */
function describeCause(error: unknown): string {
  const code = getProperty(getProperty(error, 'cause'), 'code') ?? getProperty(error, 'code')
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : 'unknown'
}
