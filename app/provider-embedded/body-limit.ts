import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Middleware that rejects bodies of more than `maxBytes`: with 413, or as `onError` throws. */
export function limitBodySize(maxBytes: number, onError?: () => never): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: maxBytes, ...(onError === undefined ? {} : { onError }) })
  return async (c, next) => {
    c.req.raw = withCountableBody(c.req.raw)
    return await limit(c, next)
  }
}

/**
 * Returns a request whose body can be counted while it is read. Without a Content-Length Hono counts by
 * cloning the request, which fails for the Request look-alikes of some servers.
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

/** Whether reading a body failed because it exceeds the limit. */
export function isBodyLimitError(error: unknown): boolean {
  return error instanceof Error && error.name === 'BodyLimitError'
}
