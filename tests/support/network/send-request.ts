import type { Provider } from '#provider/open-provider.ts'

/** Any JSON value. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any

export interface ShopResponse {
  status: number
  body: Json
  headers: Headers
}

/** A request with a JSON body and, if given, an access token. */
export type RequestArguments = [method: string, path: string, body?: unknown, token?: string]

/** Sends a request with a JSON body and, if given, an access token. */
export async function sendRequest(
  provider: Pick<Provider, 'fetch'>,
  ...call: RequestArguments
): Promise<ShopResponse> {
  const [method, path, body, token] = call
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const request = new Request(`http://provider.test${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const response = await provider.fetch(request)
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    headers: response.headers,
  }
}
