import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath, maxBackUrlLength, splitLocale } from '#app/i18n/paths.ts'

const unsafeCharacterPattern = /[\\\p{Cc}]/u

const protectedPathPattern = /^\/(cart|profile|payment)([/?]|$)/

/**
 * Returns a validated back URL, or null unless it is a localized path on this site such as
 * `/de/cart?step=checkout`. Rejects other origins and schemes, `//`, `\` and control characters.
 */
export function sanitizeBackUrl(value: unknown): string | null {
  if (
    typeof value !== 'string' ||
    value.length > maxBackUrlLength ||
    unsafeCharacterPattern.test(value)
  ) {
    return null
  }
  if (!value.startsWith('/') || value.startsWith('//')) return null
  const base = 'http://same-site.invalid'
  if (!URL.canParse(value, base)) return null
  const { origin, pathname, search, hash } = new URL(value, base)
  if (origin !== base || pathname.includes('//') || !splitLocale(pathname).locale) return null
  return pathname + search + hash
}

/** Returns the back URL if guests may open that page, otherwise null. */
export function getGuestBackUrl(backUrl: unknown): string | null {
  const page = sanitizeBackUrl(backUrl)
  return page === null || protectedPathPattern.test(splitLocale(page).path) ? null : page
}

/** Returns the URL to open after login: the back URL, or the localized home page. */
export function getUrlAfterLogin(backUrl: unknown): string {
  return sanitizeBackUrl(backUrl) ?? localizePath('/', getCurrentLocale())
}
