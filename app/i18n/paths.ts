import { isLocale } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'

/** Splits `/de/catalog` into its locale and `/catalog`; the locale is null if the path has none. */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const end = pathname.indexOf('/', 1)
  const first = end === -1 ? pathname.slice(1) : pathname.slice(1, end)
  if (!isLocale(first)) return { locale: null, path: pathname }
  return { locale: first, path: end === -1 ? '/' : pathname.slice(end) }
}

/** Prefixes a path with a locale: `/catalog` becomes `/de/catalog`, `/` becomes `/de/`. */
export function localizePath(path: string, locale: Locale): string {
  return `/${locale}${path.startsWith('/') ? path : `/${path}`}`
}

/** The longest URL that the login page redirects to, in characters. */
export const maxBackUrlLength = 2000

/**
 * Returns the URL of the login page, which redirects to `backUrl`, a localized path, after login.
 * If `backUrl` is too long for the header limits of some servers, its query or all of it is
 * omitted.
 */
export function getLoginUrl(backUrl: string, locale: Locale): string {
  const login = localizePath('/auth/login', locale)
  const [path = ''] = backUrl.split('?')
  const target = [backUrl, path].find((url) => url.length <= maxBackUrlLength)
  return target === undefined ? login : `${login}?${new URLSearchParams({ backUrl: target })}`
}

/** The paths of all pages. Requests without a locale are redirected to the localized path. */
const pagePathPatterns = [
  /^\/$/,
  /^\/auth\/(login|sign-up|forgot|reset|verify)$/,
  /^\/artists\/[^/]+$/,
  /^\/cart$/,
  /^\/catalog(\/[^/]+)?$/,
  /^\/certificates(\/[^/]+)?$/,
  /^\/contacts$/,
  /^\/crates\/[^/]+$/,
  /^\/delete-account$/,
  /^\/favorites$/,
  /^\/ledger$/,
  /^\/library$/,
  /^\/orders\/[^/]+$/,
  /^\/profile$/,
  /^\/(privacy|terms|info|withdrawal|right-of-withdrawal|imprint|accessibility|opening)$/,
  /^\/(error|forbidden)$/,
  /^\/payment\/(pass|close)$/,
]

/** Returns whether a path without a locale or trailing slash is a page of the shop. */
export function isPagePath(path: string): boolean {
  return pagePathPatterns.some((pattern) => pattern.test(path))
}

/** Removes trailing slashes; the root stays `/`. */
export function removeTrailingSlashes(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
