import { parse } from 'hono/utils/cookie'

/** The cookie that holds the access token; HttpOnly, so no script can read it. */
export const tokenCookieName = 'token'

/**
 * Set alongside the token if the customer chose "remember me"; carries the choice across refreshes.
 */
export const rememberCookieName = 'token_remembered'

/** The lifetime of a remembered token's cookie, in seconds: 30 days, the token's own idle lifetime. */
export const rememberSeconds = 30 * 24 * 60 * 60

/**
 * The access token of a request; null if there is none or its value would not be valid in a header.
 */
export function tokenFromCookie(headers: Headers): string | null {
  const token = parse(headers.get('cookie') ?? '', tokenCookieName)[tokenCookieName] ?? ''
  return /^[\x21-\x7e]+$/.test(token) ? token : null
}
