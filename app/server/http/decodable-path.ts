/**
 * Returns the request with a decodable path. In an undecodable path (`%E0%A4%A`), each percent sign
 * is escaped, so that it is an unknown page instead of a malformed request. All segments after the
 * locale are joined into one, because the router in the browser matches no route for an undecodable
 * path either.
 */
export function ensureDecodablePath(request: Request): Request {
  const url = new URL(request.url)
  if (isDecodable(url.pathname)) return request
  const [, first = '', ...rest] = url.pathname.replaceAll('%', '%25').split('/')
  url.pathname = rest.length === 0 ? `/${first}` : `/${first}/${rest.join('%2F')}`
  return new Request(url, {
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    headers: request.headers,
  })
}

function isDecodable(path: string): boolean {
  try {
    // The result is used because the bundler removes unused calls.
    return decodeURI(path).startsWith('/')
  } catch {
    return false
  }
}
