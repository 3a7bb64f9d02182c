import { requestIdHeader } from '#provider/contract/request-id.ts'
import { signVisitorAddress, visitorAddressHeader } from '#provider/contract/visitor-address.ts'
import type { ProviderOptions } from '../options.ts'

type QueryValue = string | number | null | undefined

/** The parts of a request to the provider. */
export interface RequestParts {
  readonly method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE'
  /**
   * A path on the provider with a leading slash and no trailing one, because providers redirect
   * paths with one; or the URL of a file on another host, which only receives `headers`.
   */
  readonly path: string
  readonly query?: Readonly<Record<string, QueryValue>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** False for requests that must not contain the visitor's token. */
  readonly auth?: boolean
  /** A time limit in milliseconds, shorter than the provider's. */
  readonly timeoutMs?: number
  /**
   * True if the page can do without the response: it waits only briefly, and not again for a slow
   * endpoint.
   */
  readonly isOptional?: boolean
}

/** The time limit of requests for optional page parts, in milliseconds. */
export const optionalTimeoutMs = 1500

/**
 * Builds a request from its parts. The browser's headers (Origin, Referer, cookies) are not
 * forwarded, because Bagisto ignores the token of requests from an Origin it is configured to
 * trust.
 */
export function buildProviderRequest(
  options: ProviderOptions,
  parts: RequestParts,
  signal: AbortSignal,
): Request {
  const body = toBody(parts.body)
  const headers = toHeaders(options, parts)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const init: RequestInit = { method: parts.method, headers, signal, redirect: 'manual' }
  return new Request(toUrl(options.baseUrl, parts), body === null ? init : { ...init, body })
}

function toUrl(baseUrl: string, { path, query = {} }: RequestParts): string {
  if (!path.startsWith('/')) return path
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return `${baseUrl.replace(/\/+$/, '')}${path}${text === '' ? '' : `?${text}`}`
}

function toBody(body: unknown): string | FormData | null {
  if (body === undefined || body === null) return null
  return body instanceof FormData ? body : JSON.stringify(body)
}

function toHeaders(options: ProviderOptions, parts: RequestParts): Headers {
  if (!parts.path.startsWith('/')) return new Headers(parts.headers)
  const headers = new Headers({
    accept: 'application/json',
    'x-locale': options.locale.slice(0, 2).toLowerCase(),
    'x-currency': 'EUR',
    [requestIdHeader]: options.requestId,
    ...options.telemetry?.getTraceHeaders(),
    ...parts.headers,
  })
  const { visitorAddress, visitorSecret } = options
  if (visitorAddress) headers.set('x-forwarded-for', visitorAddress)
  if (visitorAddress && visitorSecret) {
    const signed = signVisitorAddress(visitorAddress, visitorSecret, Date.now())
    headers.set(visitorAddressHeader, signed)
  }
  if (options.token && parts.auth !== false) headers.set('authorization', `Bearer ${options.token}`)
  return headers
}
