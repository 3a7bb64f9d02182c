import { parse } from 'hono/utils/cookie'

/** The cookie that contains the access token; HttpOnly, so no script can read it. */
export const tokenCookieName = 'token'

/**
 * Set along with the token if the customer chose "remember me"; preserves the choice when the token
 * is refreshed.
 */
export const rememberCookieName = 'token_remembered'

/**
 * The lifetime of a remembered token's cookie, in seconds: 30 days, like the token's idle timeout.
 */
export const rememberedTokenSeconds = 30 * 24 * 60 * 60

/**
 * Returns the access token of a request; null if there is none or its value would be invalid in a
 * header.
 */
export function readTokenCookie(headers: Headers): string | null {
  const token = parse(headers.get('cookie') ?? '', tokenCookieName)[tokenCookieName] ?? ''
  return /^[\x21-\x7e]+$/.test(token) ? token : null
}
