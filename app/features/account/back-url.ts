import { currentLocale } from '#app/i18n/current-locale.ts'
import { localizePath, splitLocale } from '#app/i18n/paths.ts'

const maxLength = 2000

const unsafeCharacters = /[\\\p{Cc}]/u

const protectedPaths = /^\/(cart|profile|payment)([/?]|$)/

/**
 * Validates a back URL; null unless it is a localized path of this site, with or without a query, such as
 * `/de/cart?step=checkout`. Other origins, schemes, `//`, `\` and control characters are refused.
 */
export function safeBackUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength || unsafeCharacters.test(value)) {
    return null
  }
  if (!value.startsWith('/') || value.startsWith('//')) return null
  const base = 'http://same-site.invalid'
  if (!URL.canParse(value, base)) return null
  const { origin, pathname, search, hash } = new URL(value, base)
  if (origin !== base || pathname.includes('//') || !splitLocale(pathname).locale) return null
  return pathname + search + hash
}

/** The back URL if guests may see its page, else null. */
export function guestBackUrl(backUrl: unknown): string | null {
  const page = safeBackUrl(backUrl)
  return page === null || protectedPaths.test(splitLocale(page).path) ? null : page
}

/** The URL that a login redirects to: the back URL, or the localized home page. */
export function getUrlAfterLogin(backUrl: unknown): string {
  return safeBackUrl(backUrl) ?? localizePath('/', currentLocale())
}
