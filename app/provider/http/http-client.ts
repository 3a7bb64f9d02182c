import type { ZodType } from 'zod'
import { assumeReasons } from '../assume-reasons.ts'
import type { AssumedReasons } from '../assume-reasons.ts'
import { allCapabilities } from '../capabilities.ts'
import type { Capabilities } from '../capabilities.ts'
import { fail, succeed } from '../failure.ts'
import type { Failure, Outcome } from '../failure.ts'
import { getProperty } from './collect-messages.ts'
import { logRequest } from './log-request.ts'
import type { ProviderOptions } from '../options.ts'
import type { RequestParts } from './provider-request.ts'
import { readFailure, readRefusal } from './read-failure.ts'
import { sendRequest } from './send-request.ts'

/** A request and the schema of its response. */
export interface Call<TResponse> extends RequestParts {
  readonly schema: ZodType<TResponse>
  /**
   * True if a successful response without `data` is a refusal; vanilla providers send some refusals
   * with status 200.
   */
  readonly needsData?: boolean
  readonly assumedReasons?: AssumedReasons
  /** True if every provider has this endpoint; a 404 then means that the host has no API. */
  readonly isRequired?: boolean
  /** True if guests may call this endpoint; a 401 or 403 for a guest is then the host's failure. */
  readonly isPublic?: boolean
}

/** Sends requests to the provider; never throws. */
export interface HttpClient {
  readonly options: ProviderOptions
  readonly capabilities: Capabilities
  /** Sends a request and parses its JSON response. */
  send<TResponse>(call: Call<TResponse>): Promise<Outcome<TResponse>>
  /**
   * Sends a request and returns the raw response with any status and an unread body; the time limit
   * ends when the headers arrive.
   */
  open(parts: RequestParts): Promise<Outcome<Response>>
}

/** Creates the HTTP client for one visitor. */
export function createHttpClient(options: ProviderOptions): HttpClient {
  return {
    options,
    capabilities: options.capabilities ?? allCapabilities,
    send: (call) => send(options, call),
    open: (parts) => sendRequest(options, parts, (response) => Promise.resolve(response)),
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
  const received = await sendRequest(options, call, readJsonResponse)
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
    logRequest(options, call, 'error', 'provider-response-not-json', { status })
    return fail({ kind: 'unreachable', status })
  }
  if (call.needsData && isObject(body) && getProperty(body, 'data') === undefined) {
    return fail(assumeCallReasons(call, readRefusal(status, headers, body)))
  }
  const parsed = call.schema.safeParse(body)
  if (parsed.success) return succeed(parsed.data)
  // Logs only the paths of the issues: the values may be customer data.
  const issues = parsed.error.issues.slice(0, 8).map((issue) => issue.path.join('.') || '(body)')
  logRequest(options, call, 'error', 'provider-response-rejected', {
    status,
    issues: issues.join(' '),
  })
  return fail({ kind: 'invalid-response' })
}

/** Returns whether a status that usually concerns the visitor is the host's failure. */
function isHostFailure(
  { token }: ProviderOptions,
  { isRequired, isPublic, auth }: Pick<Call<unknown>, 'isRequired' | 'isPublic' | 'auth'>,
  status: number,
  body: unknown,
): boolean {
  if (status === 401 || status === 403 || status === 419) {
    return isPublic === true && (token === null || auth === false)
  }
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
    logRequest(options, call, 'error', 'provider-request-failed', { status: failure.status })
  }
  if (failure.kind === 'refused' && failure.status === 429) {
    options.onRateLimit?.(failure.retryAfterSeconds)
  }
  return fail(failure)
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
