import type { ProviderOptions } from './options.ts'

export type QueryValue = string | number | null | undefined

/** A call as it goes over the wire, before it becomes a request. */
export interface RequestParts {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Begins with a slash and has none at its end: hosts answer that with a redirect. */
  readonly path: string
  readonly query?: Readonly<Record<string, QueryValue>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** False for calls that must not carry the visitor's token. */
  readonly auth?: boolean
}

/**
 * The request of a call. It is made anew, so nothing of the browser's own request (Origin, Referer,
 * cookies) can reach the provider: a Bagisto host ignores the token when it sees an Origin it knows.
 */
export function providerRequest(
  options: ProviderOptions,
  parts: RequestParts,
  signal: AbortSignal,
): Request {
  const body = bodyOf(parts.body)
  const headers = headersOf(options, parts)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const init: RequestInit = { method: parts.method, headers, signal, redirect: 'manual' }
  return new Request(addressOf(options.baseUrl, parts), body === null ? init : { ...init, body })
}

function addressOf(baseUrl: string, { path, query = {} }: RequestParts): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return `${baseUrl.replace(/\/+$/, '')}${path}${text === '' ? '' : `?${text}`}`
}

function bodyOf(body: unknown): string | FormData | null {
  if (body === undefined || body === null) return null
  return body instanceof FormData ? body : JSON.stringify(body)
}

function headersOf(options: ProviderOptions, parts: RequestParts): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'x-locale': options.locale.slice(0, 2).toLowerCase(),
    'x-currency': 'EUR',
    'x-request-id': options.requestId,
    ...parts.headers,
  })
  if (options.visitorAddress) headers.set('x-forwarded-for', options.visitorAddress)
  if (options.token && parts.auth !== false) headers.set('authorization', `Bearer ${options.token}`)
  return headers
}
