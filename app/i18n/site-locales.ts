import { locales } from './locales.ts'

/** What the setting SITE_LOCALE may name: the shop's languages, and Russian for the house texts alone. */
export const siteLocales = [...locales, 'ru'] as const

export type SiteLocale = (typeof siteLocales)[number]

/** The house language of a code, or null where it is none. */
export function toSiteLocale(code: string | undefined): SiteLocale | null {
  return siteLocales.find((language) => language === code) ?? null
}
