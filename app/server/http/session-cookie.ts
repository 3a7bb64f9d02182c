import { parse } from 'hono/utils/cookie'

/**
 * The name prefix of server-only cookies with HTTPS: browsers then accept them only from this host,
 * not from its subdomains (RFC 6265bis, section 4.1.3.2).
 */
export const hostCookiePrefix = '__Host-'

/** The cookie with the access token; HttpOnly, so scripts cannot read it. */
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
 * Returns a request's access token; null if there is none or if its value is invalid in a header.
 * With HTTPS, a cookie without the prefix is ignored, because a subdomain may have set it.
 */
export function readTokenCookie(headers: Headers, isHttps: boolean): string | null {
  const name = isHttps ? hostCookiePrefix + tokenCookieName : tokenCookieName
  const token = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  return /^[\x21-\x7e]+$/.test(token) ? token : null
}
