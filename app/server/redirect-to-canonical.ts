import { isPagePath, localizePath, splitLocale, withoutTrailingSlash } from '#app/i18n/paths.ts'
import type { Locale } from '#app/locales/locales.ts'

/** Where a page's address must be sent first, if anywhere. */
export interface PathRedirect {
  /** 307 depends on the visitor, 308 on the address alone. */
  readonly status: 307 | 308
  readonly location: string
}

/**
 * One move to the canonical form of a page's address, or null when it is canonical already or no
 * page: a missing locale is put before it, a trailing slash is taken away (`/en/` keeps its own), of
 * several leading slashes one stays.
 */
export function redirectToCanonical(url: URL, visitorLocale: () => Locale): PathRedirect | null {
  const pathname = url.pathname.replace(/^\/{2,}/, '/')
  const { locale, path } = splitLocale(pathname)
  const bare = withoutTrailingSlash(path)
  if (!locale && isPagePath(bare)) {
    return { status: 307, location: localizePath(bare, visitorLocale()) + url.search }
  }
  const canonical = locale ? localizePath(bare, locale) : pathname
  return canonical === url.pathname ? null : { status: 308, location: canonical + url.search }
}
