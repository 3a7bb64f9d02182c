import { isPagePath, localizePath, splitLocale, withoutTrailingSlash } from '#app/i18n/paths.ts'
import type { Locale } from '#app/locales/locales.ts'

/** A redirect to the canonical path of a page. */
export interface PathRedirect {
  /** 307 depends on the visitor, 308 only on the URL. */
  readonly status: 307 | 308
  readonly location: string
}

/**
 * The redirect to the canonical URL of a page; null if it is canonical already or not a page. Adds a
 * missing locale, removes trailing slashes (`/en/` has its own) and all but one leading slash, all in
 * one redirect.
 */
export function redirectToCanonical(url: URL, visitorLocale: () => Locale): PathRedirect | null {
  const pathname = url.pathname.replace(/^\/{2,}/, '/')
  const { locale, path } = splitLocale(pathname)
  const trimmed = withoutTrailingSlash(path)
  if (!locale && isPagePath(trimmed)) {
    return { status: 307, location: localizePath(trimmed, visitorLocale()) + url.search }
  }
  const canonical = locale ? localizePath(trimmed, locale) : pathname
  return canonical === url.pathname ? null : { status: 308, location: canonical + url.search }
}
