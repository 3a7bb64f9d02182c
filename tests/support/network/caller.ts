import type { Provider } from '#provider/open-provider.ts'

export const providerUrl = 'http://provider.test'

/** Any JSON value; a missing field is undefined and fails the expectation. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any

/** A response with its parsed body, or its text if it is not JSON. */
export interface ShopResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: Json
}

/** The options of a request; the method is GET or, with a body, POST by default. */
interface CallOptions {
  readonly method?: string
  readonly body?: unknown
  readonly token?: string | null
  readonly headers?: Record<string, string>
}

export type Caller = (path: string, options?: CallOptions) => Promise<ShopResponse>

/** Creates a function that sends requests as the storefront does: JSON with a bearer token. */
export function createCaller(fetch: Provider['fetch']): Caller {
  return async (path, { method, body, token, headers } = {}) => {
    const isForm = body instanceof FormData || typeof body === 'string'
    const response = await fetch(
      new Request(`${providerUrl}${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          accept: 'application/json',
          ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    }
  }
}
