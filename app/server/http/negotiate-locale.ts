import { parseAccept } from 'hono/utils/accept'
import { parse } from 'hono/utils/cookie'
import { localeCookieName } from '#app/i18n/locale-cookie.ts'
import { isLocale, parseLocaleTag } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { getDefaultLanguage } from '#shop/languages.ts'
import type { Languages } from '#shop/languages.ts'

/**
 * Returns the locale for a path without one, among the shop's languages: from the cookie, else from
 * Accept-Language, else the default.
 */
export function negotiateLocale(headers: Headers, languages: Languages): Locale {
  const stored = getStoredLocale(headers)
  if (stored && languages.includes(stored)) return stored
  for (const { type, q } of parseAccept(headers.get('accept-language') ?? '')) {
    const locale = q > 0 ? parseLocaleTag(type) : null
    if (locale && languages.includes(locale)) return locale
  }
  return getDefaultLanguage(languages)
}

/** Returns the locale of the last page from the cookie; null if there is none. */
export function getStoredLocale(headers: Headers): Locale | null {
  const value = readLocaleCookie(headers)
  return isLocale(value) ? value : null
}

/** Returns an unsupported locale in the path or the cookie, for the log; null if there is none. */
export function findUnsupportedLocale(pathname: string, headers: Headers): string | null {
  const [, first = ''] = pathname.split('/')
  if (/^[a-z]{2}(-[A-Za-z]{2})?$/.test(first) && !isLocale(first)) return first
  const stored = readLocaleCookie(headers)
  // The cookie is untrusted, so its value is truncated before logging.
  return stored === undefined || isLocale(stored) ? null : stored.slice(0, 35)
}

function readLocaleCookie(headers: Headers): string | undefined {
  return parse(headers.get('cookie') ?? '', localeCookieName)[localeCookieName]
}
