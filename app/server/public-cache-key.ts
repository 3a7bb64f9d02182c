import { splitLocale } from '#app/i18n/paths.ts'
import { themeCookieName } from '#app/ui/theme-cookie.ts'
import { localeCookieName } from './negotiate-locale.ts'

/** Cookies that affect a page but do not identify the visitor; they are part of the key. */
const publicCookiePattern = new RegExp(
  `^(${localeCookieName}|viewport|${themeCookieName})=\\w{0,20}$`,
)

/**
 * Returns the page cache key of a request; null if the page may be personal. Any method but GET,
 * and any cookie but those for appearance and locale, means that it may be.
 */
export function getPublicCacheKey(request: Request, url: URL): string | null {
  const { headers } = request
  const cookies = (headers.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '')
  const isPublic =
    request.method === 'GET' &&
    splitLocale(url.pathname).locale !== null &&
    url.href.length <= 1000 &&
    !headers.has('authorization') &&
    /^$|text\/html|\*\/\*/.test(headers.get('accept') ?? '') &&
    cookies.every((cookie) => publicCookiePattern.test(cookie))
  return isPublic ? [url.href, ...cookies].join('\n') : null
}
