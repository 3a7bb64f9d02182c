import { isLocale } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'

/** Splits `/de/catalog` into its locale and `/catalog`; the locale is null where none is written. */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) return { locale: null, path: pathname }
  return { locale: first, path: `/${rest.join('/')}` }
}

/** Puts the locale before a path: `/catalog` becomes `/de/catalog`, `/` becomes `/de/`. */
export function localizePath(path: string, locale: Locale): string {
  return `/${locale}${path.startsWith('/') ? path : `/${path}`}`
}

/** The address of the login page that leads back to a localised path of the shop. */
export function loginAddress(backUrl: string, locale: Locale): string {
  return `${localizePath('/auth/login', locale)}?${new URLSearchParams({ backUrl })}`
}

/** The paths that are pages; used to know which unprefixed addresses may be sent to a language. */
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

/** Whether a path without locale and without trailing slash names a page of the shop. */
export function isPagePath(path: string): boolean {
  return pagePaths.some((pattern) => pattern.test(path))
}

/** The path without its trailing slash; the root stays `/`. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
