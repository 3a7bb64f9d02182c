/** The header with the id of a request, which a proxy, the storefront and the provider pass on. */
export const requestIdHeader = 'x-request-id'

/** Returns the id of a request from its header; undefined if it has none that logs may contain. */
export function readRequestId(headers: Headers): string | undefined {
  const id = headers.get(requestIdHeader)
  return id !== null && /^[\w.:-]{1,64}$/.test(id) ? id : undefined
}
