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

/** The locale of the current request on the server, of the document in the browser. */
export const currentLocale = createIsomorphicFn()
  .server(() => findRequestScope()?.locale ?? defaultLocale)
  .client(() => parseLocaleTag(document.documentElement.lang) ?? defaultLocale)

overwriteGetLocale(currentLocale)

/**
 * The configured SITE_LOCALE, which the document contains for the browser; null if it is not set.
 */
export const siteLocale = createIsomorphicFn()
  .server((): SiteLocale | null => findRequestScope()?.app.settings.siteLocale ?? null)
  .client(() => toSiteLocale(document.documentElement.dataset['siteLocale']))

/** The BCP 47 tag for dates: the site locale's if one is set, else the visitor's. */
export function dateLocaleTag(): string {
  const locale = siteLocale() ?? currentLocale()
  return locale === 'ru' ? 'ru' : languageTags[locale]
}

/** `fetch` for server functions: sends the locale of the page along. */
export function fetchWithLocale(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers)
  headers.set(localeHeader, document.documentElement.lang)
  return fetch(input, { ...init, headers })
}
