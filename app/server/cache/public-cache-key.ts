import { splitLocale } from '#app/i18n/paths.ts'
import { localeCookieName } from '#app/i18n/locale-cookie.ts'
import { themeCookieName } from '#app/ui/theme-cookie.ts'
import { isConfidentialPage } from './page-cache-control.ts'

/** Cookies that affect a page without identifying the visitor; they are part of the key. */
const publicCookiePattern = new RegExp(
  `^(${localeCookieName}|viewport|${themeCookieName})=\\w{0,20}$`,
)

const localeCookiePattern = new RegExp(`^${localeCookieName}=`)

/**
 * Returns the page cache key of a request; null if the response must not be shared. Responses are
 * shared for GET requests for HTML at a localized URL of at most 1000 characters, if the page is
 * not confidential and there is no authorization header and no cookie other than those for
 * appearance and locale.
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
    !isConfidentialPage(url) &&
    !headers.has('authorization') &&
    /^$|text\/html|\*\/\*/.test(headers.get('accept') ?? '') &&
    cookies.every((cookie) => publicCookiePattern.test(cookie))
  if (!isPublic) return null
  // The locale of a localized URL does not depend on the cookie.
  return [url.href, ...cookies.filter((cookie) => !localeCookiePattern.test(cookie))].join('\n')
}
