import { parseAccept } from 'hono/utils/accept'
import { parse } from 'hono/utils/cookie'
import { defaultLocale, isLocale, parseLocaleTag } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'

export const localeCookieName = 'i18n_redirected'

/** The language to use where the address names none: the cookie, then Accept-Language, then English. */
export function negotiateLocale(headers: Headers): Locale {
  const remembered = localeFromCookie(headers)
  if (remembered) return remembered
  for (const { type, q } of parseAccept(headers.get('accept-language') ?? '')) {
    const locale = q > 0 ? parseLocaleTag(type) : null
    if (locale) return locale
  }
  return defaultLocale
}

/** The language of the last page the visitor saw, from the cookie; null when there is none. */
export function localeFromCookie(headers: Headers): Locale | null {
  const value = parse(headers.get('cookie') ?? '', localeCookieName)[localeCookieName]
  return isLocale(value) ? value : null
}
