import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { currentLocale } from './current-locale.ts'
import { languageTags, toSiteLocale } from '#app/locales/locales.ts'
import type { SiteLocale } from '#app/locales/locales.ts'

/** The language of the house, or null where it speaks the visitor's; the document carries it along. */
export const siteLocale = createIsomorphicFn()
  .server((): SiteLocale | null => findRequestScope()?.app.settings.siteLocale ?? null)
  .client(() => toSiteLocale(document.documentElement.dataset['siteLocale']))

/** The tag of the language that dates are written in: the house's where one is set. */
export function dateLocaleTag(): string {
  const language = siteLocale() ?? currentLocale()
  return language === 'ru' ? 'ru' : languageTags[language]
}
