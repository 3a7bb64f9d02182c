/**
 * The request with a body that can be measured while it is read. A body of unknown length is measured
 * by copying the request, and a server may hand in a look-alike of a `Request`, which cannot be copied.
 */
export function withCountableBody(request: Request): Request {
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
