import { isPagePath, localizePath, splitLocale, removeTrailingSlashes } from '#app/i18n/paths.ts'
import type { Locale } from '#app/locales/locales.ts'
import type { Languages } from '#shop/languages.ts'
import { mergeSlashes, normalizeEscapes } from '#provider/platform/server/canonical-path.ts'

/** A redirect to the canonical path of a page. */
export interface PathRedirect {
  /** 307 if the redirect depends on the visitor or the shop, 308 if it only depends on the URL. */
  readonly status: 307 | 308
  readonly location: string
}

/**
 * Returns the redirect to a page's canonical URL; null if the URL is canonical or not a page. A
 * single redirect adds a missing locale, replaces one that the shop does not have with the shop's
 * first language, decodes needless escapes, and removes trailing slashes (except from `/en/`) and
 * repeated ones.
 */
export function getCanonicalRedirect(
  url: URL,
  languages: Languages,
  visitorLocale: () => Locale,
): PathRedirect | null {
  const pathname = mergeSlashes(normalizeEscapes(url.pathname))
  const { locale, path } = splitLocale(pathname)
  const trimmed = removeTrailingSlashes(path)
  if (!locale && isPagePath(trimmed)) {
    return { status: 307, location: localizePath(trimmed, visitorLocale()) + url.search }
  }
  if (locale && !languages.includes(locale)) {
    return { status: 307, location: localizePath(trimmed, languages[0]) + url.search }
  }
  const canonical = locale ? localizePath(trimmed, locale) : pathname
  return canonical === url.pathname ? null : { status: 308, location: canonical + url.search }
}
