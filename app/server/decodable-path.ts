/**
 * The request with a path that can be decoded: one that cannot (`%E0%A4%A`) is taken letter by
 * letter, so that it names an unknown page and not a broken request. What follows the language becomes
 * one part, since the browser's router, too, takes such a path for no page's at all.
 */
export function withDecodablePath(request: Request): Request {
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
    // The bundler leaves out a decoding whose result nobody uses.
    return decodeURI(path).startsWith('/')
  } catch {
    return false
  }
}
