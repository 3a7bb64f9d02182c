import type { Locale } from '#app/locales/locales.ts'

const secondsPerYear = 365 * 24 * 60 * 60

/** The cookie with the locale of the last page, used for paths without a locale. */
export const localeCookieName = 'i18n_redirected'

/**
 * Serializes the cookie that stores a locale for a year, for both `Set-Cookie` and
 * `document.cookie`; with HTTPS, it is Secure.
 */
export function serializeLocaleCookie(locale: Locale, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : ''
  return `${localeCookieName}=${locale}; Max-Age=${secondsPerYear}; Path=/; SameSite=Lax${secure}`
}

/**
 * Stores the locale of the current page in the browser, because pages from a shared cache set no
 * cookie. Keeps a cookie set by the server, because Safari deletes script-set cookies earlier.
 */
export function storeLocale(locale: Locale): void {
  if (document.cookie.split('; ').includes(`${localeCookieName}=${locale}`)) return
  // Not every supported browser has the Cookie Store API.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = serializeLocaleCookie(locale, location.protocol === 'https:')
}
