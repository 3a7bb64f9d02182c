import type { ZodType } from 'zod'
import { assumeReasons } from './assume-reasons.ts'
import type { AssumedReasons } from './assume-reasons.ts'
import { fail, succeed } from './failure.ts'
import type { Failure, Outcome } from './failure.ts'
import { getProperty } from './collect-messages.ts'
import type { ProviderOptions } from './options.ts'
import { buildProviderRequest } from './provider-request.ts'
import type { RequestParts } from './provider-request.ts'
import { readFailure, readRefusal } from './read-failure.ts'
import { TimeLimitError, withTimeLimit } from './time-limit.ts'

/** The default time limit of a call, in milliseconds. */
const defaultTimeoutMs = 30_000

/** A request and the schema of its response. */
export interface Call<TResponse> extends RequestParts {
  readonly schema: ZodType<TResponse>
  /**
   * Whether a successful response without `data` is a refusal; vanilla providers send some refusals
   * with status 200.
   */
  readonly needsData?: boolean
  readonly assumedReasons?: AssumedReasons
  /** Whether every provider has this endpoint; a 404 then means that the host has no API. */
  readonly isRequired?: boolean
  /** Whether guests may call this endpoint; a 401 for a guest is then the host's failure. */
  readonly isPublic?: boolean
}

/** Sends requests to the provider; never throws. */
export interface HttpClient {
  readonly options: ProviderOptions
  /** Sends a request and parses its JSON response. */
  send<TResponse>(call: Call<TResponse>): Promise<Outcome<TResponse>>
  /**
   * Sends a request and returns the raw response, whatever its status, with an unread body; the
   * time limit ends when the headers arrive.
   */
  open(parts: RequestParts): Promise<Outcome<Response>>
}

/** Creates the HTTP client for one visitor. */
export function createHttpClient(options: ProviderOptions): HttpClient {
  return {
    options,
    send: (call) => send(options, call),
    open: (parts) => sendWithRetry(options, parts, (response) => Promise.resolve(response)),
  }
}

interface JsonResponse {
  status: number
  headers: Headers
  body: unknown
}

async function send<TResponse>(
  options: ProviderOptions,
  call: Call<TResponse>,
): Promise<Outcome<TResponse>> {
  const received = await sendWithRetry(options, call, readJsonResponse)
  return received.ok ? parseResponse(options, call, received.value) : received
}

async function readJsonResponse(response: Response): Promise<JsonResponse> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parseJson(text) }
}

function parseResponse<TResponse>(
  options: ProviderOptions,
  call: Call<TResponse>,
  { status, headers, body }: JsonResponse,
): Outcome<TResponse> {
  if (status < 200 || status > 299) {
    const failure: Failure = isHostFailure(options, call, status, body)
      ? { kind: 'unreachable', status }
      : readFailure(status, headers, body)
    return logFailure(options, call, assumeCallReasons(call, failure))
  }
  if (body === undefined) {
    logEvent(options, call, 'error', 'provider-response-not-json', { status })
    return fail({ kind: 'unreachable', status })
  }
  if (call.needsData && isObject(body) && getProperty(body, 'data') === undefined) {
    return fail(assumeCallReasons(call, readRefusal(status, headers, body)))
  }
  const parsed = call.schema.safeParse(body)
  if (parsed.success) return succeed(parsed.data)
  // Logs only the paths of the issues, never the values, which may be customer data.
  const issues = parsed.error.issues.slice(0, 8).map((issue) => issue.path.join('.') || '(body)')
  logEvent(options, call, 'error', 'provider-response-rejected', {
    status,
    issues: issues.join(' '),
  })
  return fail({ kind: 'invalid-response' })
}

/** Returns whether a status that usually concerns the visitor means that the host has failed. */
function isHostFailure(
  { token }: ProviderOptions,
  { isRequired, isPublic }: Pick<Call<unknown>, 'isRequired' | 'isPublic'>,
  status: number,
  body: unknown,
): boolean {
  if (status === 401 || status === 419) return isPublic === true && token === null
  // Without its REST package, Bagisto responds without a message.
  const hasMessage = typeof getProperty(body, 'message') === 'string'
  return status === 404 && (isRequired === true || (isPublic === true && !hasMessage))
}

function assumeCallReasons(
  { assumedReasons }: Pick<Call<unknown>, 'assumedReasons'>,
  failure: Failure,
): Failure {
  return assumedReasons && failure.kind === 'refused'
    ? assumeReasons(failure, assumedReasons)
    : failure
}

function logFailure(
  options: ProviderOptions,
  call: RequestParts,
  failure: Failure,
): Outcome<never> {
  if (failure.kind === 'unreachable') {
    logEvent(options, call, 'error', 'provider-request-failed', { status: failure.status })
  }
  if (failure.kind === 'refused' && failure.status === 429) {
    options.onRateLimit?.(failure.retryAfterSeconds)
  }
  if (failure.kind === 'invalid-response')
    logEvent(options, call, 'error', 'provider-redirect-rejected')
  return fail(failure)
}

/**
 * Sends a request; a GET is retried once if the provider is unreachable, because it is idempotent.
 */
async function sendWithRetry<TResult>(
  options: ProviderOptions,
  parts: RequestParts,
  read: (response: Response) => Promise<TResult>,
): Promise<Outcome<TResult>> {
  const first = await sendOnce(options, parts, read)
  const shouldRetry = !first.ok && first.failure.kind === 'unreachable' && parts.method === 'GET'
  return shouldRetry ? sendOnce(options, parts, read) : first
}

async function sendOnce<TResult>(
  options: ProviderOptions,
  parts: RequestParts,
  read: (response: Response) => Promise<TResult>,
): Promise<Outcome<TResult>> {
  try {
    const value = await withTimeLimit(getTimeLimit(options, parts), async (signal) =>
      read(await options.fetch(buildProviderRequest(options, parts, signal))),
    )
    return succeed(value)
  } catch (error) {
    if (error instanceof TimeLimitError) {
      logEvent(options, parts, 'error', '522 Connection timed out')
      return fail({ kind: 'timeout' })
    }
    logEvent(options, parts, 'error', 'provider-not-reached', { cause: describeCause(error) })
    return fail({ kind: 'unreachable', status: null })
  }
}

function getTimeLimit({ timeoutMs = defaultTimeoutMs }: ProviderOptions, parts: RequestParts) {
  return Math.min(timeoutMs, parts.timeoutMs ?? timeoutMs)
}

function logEvent(
  options: ProviderOptions,
  { method, path }: RequestParts,
  level: 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | null> = {},
): void {
  options.log(level, event, { requestId: options.requestId, method, path, ...fields })
}

/**
 * Returns the code of a connection error, or else the name of its class. The message is never
 * logged, because it may contain an address.
 */
function describeCause(error: unknown): string {
  const code = getProperty(getProperty(error, 'cause'), 'code') ?? getProperty(error, 'code')
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : 'unknown'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
