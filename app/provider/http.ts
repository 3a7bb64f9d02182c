import type { ZodType } from 'zod'
import { failed, success } from './failure.ts'
import type { Failure, Outcome } from './failure.ts'
import { property } from './collect-messages.ts'
import type { ProviderOptions } from './options.ts'
import { providerRequest } from './provider-request.ts'
import type { RequestParts } from './provider-request.ts'
import { readFailure, readRefusal } from './read-failure.ts'
import { TimedOut, withTimeLimit } from './time-limit.ts'

/** How long a call may take unless told otherwise, in milliseconds. */
const defaultTimeoutMs = 30_000

/** A call with what its answer must look like. */
export interface Call<TAnswer> extends RequestParts {
  readonly answer: ZodType<TAnswer>
  /** True where a success without `data` is a refusal: a stock host says some noes with 200. */
  readonly needsData?: boolean
}

/** Sends calls and tells what came of them; it never throws. */
export interface Http {
  readonly options: ProviderOptions
  /** One call with a JSON answer. */
  send<TAnswer>(call: Call<TAnswer>): Promise<Outcome<TAnswer>>
  /** The bare answer, its body unread, whatever its status; the time limit ends with its headers. */
  open(parts: RequestParts): Promise<Outcome<Response>>
}

/** The one way to the provider, for one visitor. */
export function createHttp(options: ProviderOptions): Http {
  return {
    options,
    send: (call) => send(options, call),
    open: (parts) => attempt(options, parts, (response) => Promise.resolve(response)),
  }
}

interface Answer {
  status: number
  headers: Headers
  body: unknown
}

async function send<TAnswer>(
  options: ProviderOptions,
  call: Call<TAnswer>,
): Promise<Outcome<TAnswer>> {
  const answered = await attempt(options, call, readAnswer)
  if (!answered.ok) return answered
  return judge(options, call, answered.value)
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parseJson(text) }
}

function judge<TAnswer>(
  options: ProviderOptions,
  call: Call<TAnswer>,
  { status, headers, body }: Answer,
): Outcome<TAnswer> {
  if (status < 200 || status > 299) return reject(options, call, readFailure(status, headers, body))
  if (call.needsData && isObject(body) && property(body, 'data') === undefined) {
    return failed(readRefusal(status, headers, body))
  }
  const parsed = call.answer.safeParse(body)
  if (parsed.success) return success(parsed.data)
  // Only where the answer is wrong, never what it says: it may hold a customer's data.
  const issues = parsed.error.issues.slice(0, 8).map((issue) => issue.path.join('.') || '(body)')
  tell(options, call, 'error', 'provider answer breaks the contract', {
    status,
    issues: issues.join(' '),
  })
  return failed({ kind: 'invalid-response' })
}

function reject(options: ProviderOptions, call: RequestParts, failure: Failure): Outcome<never> {
  if (failure.kind === 'unreachable') {
    tell(options, call, 'error', 'provider failed', { status: failure.status })
  }
  if (failure.kind === 'invalid-response')
    tell(options, call, 'error', 'provider answered a redirect')
  return failed(failure)
}

/** One exchange; a GET that found nobody is tried once more, since it changes nothing. */
async function attempt<TResult>(
  options: ProviderOptions,
  parts: RequestParts,
  read: (response: Response) => Promise<TResult>,
): Promise<Outcome<TResult>> {
  const first = await exchange(options, parts, read)
  const again = !first.ok && first.failure.kind === 'unreachable' && parts.method === 'GET'
  return again ? exchange(options, parts, read) : first
}

async function exchange<TResult>(
  options: ProviderOptions,
  parts: RequestParts,
  read: (response: Response) => Promise<TResult>,
): Promise<Outcome<TResult>> {
  try {
    const value = await withTimeLimit(options.timeoutMs ?? defaultTimeoutMs, async (signal) =>
      read(await options.fetch(providerRequest(options, parts, signal))),
    )
    return success(value)
  } catch (error) {
    if (error instanceof TimedOut) {
      tell(options, parts, 'error', '522 Connection timed out')
      return failed({ kind: 'timeout' })
    }
    tell(options, parts, 'error', 'provider unreachable', { cause: causeOf(error) })
    return failed({ kind: 'unreachable', status: null })
  }
}

function tell(
  options: ProviderOptions,
  { method, path }: RequestParts,
  level: 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | null> = {},
): void {
  options.log(level, event, { requestId: options.requestId, method, path, ...fields })
}

/** The code of a connection error, or the error's class: its text may hold an address. */
function causeOf(error: unknown): string {
  const code = property(property(error, 'cause'), 'code') ?? property(error, 'code')
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
