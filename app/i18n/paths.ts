import { isLocale } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'

/** Splits `/de/catalog` into its locale and `/catalog`; the locale is null if the path has none. */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) return { locale: null, path: pathname }
  return { locale: first, path: `/${rest.join('/')}` }
}

/** Prefixes a path with a locale: `/catalog` becomes `/de/catalog`, `/` becomes `/de/`. */
export function localizePath(path: string, locale: Locale): string {
  return `/${locale}${path.startsWith('/') ? path : `/${path}`}`
}

/** The URL of the login page, which afterwards redirects to `backUrl`, a localized path. */
export function loginAddress(backUrl: string, locale: Locale): string {
  return `${localizePath('/auth/login', locale)}?${new URLSearchParams({ backUrl })}`
}

/** The paths that are pages: without a locale they are redirected to one. */
const pagePaths = [
  /^\/$/,
  /^\/auth\/(login|sign-up|forgot|reset)$/,
  /^\/cart$/,
  /^\/catalog(\/[^/]+)?$/,
  /^\/contacts$/,
  /^\/profile$/,
  /^\/(privacy|terms|info|withdrawal)$/,
  /^\/(error|forbidden)$/,
  /^\/payment\/(pass|close)$/,
]

/** Whether a path without locale and trailing slash is a page of the shop. */
export function isPagePath(path: string): boolean {
  return pagePaths.some((pattern) => pattern.test(path))
}

/** The path without trailing slashes; the root stays `/`. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
