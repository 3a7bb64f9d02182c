import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Middleware that rejects bodies larger than `maxBytes` with a 413, or with the error that
 * `onError` throws.
 */
export function limitBodySize(maxBytes: number, onError?: () => never): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: maxBytes, ...(onError === undefined ? {} : { onError }) })
  return async (c, next) => {
    c.req.raw = withCountableBody(c.req.raw)
    return await limit(c, next)
  }
}

/**
 * Rebuilds a request without a Content-Length header as a native `Request`. Hono clones such a
 * request to count its body, which fails for the Request-like objects of some servers.
 */
function withCountableBody(request: Request): Request {
  const { method, headers, body, signal } = request
  if (body === null || headers.has('content-length')) return request
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body,
    signal,
    duplex: 'half',
  }
  return new Request(request.url, init)
}

/** Returns whether an error was thrown by the body size limit. */
export function isBodyLimitError(error: unknown): boolean {
  return error instanceof Error && error.name === 'BodyLimitError'
}
