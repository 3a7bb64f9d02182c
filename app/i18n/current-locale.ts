import { createIsomorphicFn } from '@tanstack/react-start'
import {
  defaultLocale,
  languageTags,
  localeHeader,
  parseLocaleTag,
  toSiteLocale,
} from '#app/locales/locales.ts'
import type { SiteLocale } from '#app/locales/locales.ts'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/** Returns the locale of the current request on the server, or of the document in the browser. */
export const getCurrentLocale = createIsomorphicFn()
  .server(() => findRequestScope()?.locale ?? defaultLocale)
  .client(() => parseLocaleTag(document.documentElement.lang) ?? defaultLocale)

overwriteGetLocale(getCurrentLocale)

/**
 * Returns the configured SITE_LOCALE, which the browser reads from the document; null if it is not
 * set.
 */
export const getSiteLocale = createIsomorphicFn()
  .server((): SiteLocale | null => findRequestScope()?.app.settings.siteLocale ?? null)
  .client(() => toSiteLocale(document.documentElement.dataset['siteLocale']))

/**
 * Returns the BCP 47 tag for formatting dates: the site locale's if one is set, else the visitor's.
 */
export function getDateLocaleTag(): string {
  const locale = getSiteLocale() ?? getCurrentLocale()
  return locale === 'ru' ? 'ru' : languageTags[locale]
}

/** Calls `fetch` for a server function, with the page's locale in a header. */
export function fetchWithLocale(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers)
  headers.set(localeHeader, document.documentElement.lang)
  return fetch(input, { ...init, headers })
}
