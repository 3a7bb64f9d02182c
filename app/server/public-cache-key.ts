import { splitLocale } from '#app/i18n/paths.ts'
import { themeCookieName } from '#app/ui/theme-cookie.ts'
import { localeCookieName } from './negotiate-locale.ts'

/** Cookies that a page may be asked with and still be the same for everyone who sends them alike. */
const commonCookie = new RegExp(`^(${localeCookieName}|viewport|${themeCookieName})=\\w{0,20}$`)

/**
 * What makes a page the same for everyone who asks for it like this, or null where it may be about
 * this visitor: any cookie but those of looks and language, and any method but GET, says so.
 */
export function publicCacheKey(request: Request, url: URL): string | null {
  const { headers } = request
  const cookies = (headers.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '')
  const isCommon =
    request.method === 'GET' &&
    splitLocale(url.pathname).locale !== null &&
    url.href.length <= 1000 &&
    !headers.has('authorization') &&
    /^$|text\/html|\*\/\*/.test(headers.get('accept') ?? '') &&
    cookies.every((cookie) => commonCookie.test(cookie))
  return isCommon ? [url.href, ...cookies].join('\n') : null
}
