const unreservedPattern = /[\w.~-]/

/**
 * Normalizes the escapes of a URL's path (RFC 3986, section 6.2.2): decodes needless ones and
 * capitalizes all others. The URL parser has already resolved `.` and `..`.
 */
export function normalizeEscapes(pathname: string): string {
  return pathname.replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return unreservedPattern.test(character) ? character : escape.toUpperCase()
  })
}

/** Merges repeated slashes, so that a path can neither name a host nor an empty folder. */
export function mergeSlashes(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/')
}

/**
 * Returns where to redirect a URL whose path has another spelling, so that everything behind the
 * redirect decides on the path that the routers decode; null for the normalized one.
 */
export function getNormalizedLocation({ pathname, search }: URL): string | null {
  const normalized = normalizeEscapes(pathname)
  return normalized === pathname ? null : mergeSlashes(normalized) + search
}
