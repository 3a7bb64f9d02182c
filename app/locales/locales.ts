/** The shop's locales; the path of every page starts with one of these codes. */
export const locales = ['en', 'de', 'nl', 'it', 'fr', 'es'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each language's name in that language, for the language switch. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
}

/** BCP 47 tags for `html lang` and for number and date formats. */
export const languageTags: Record<Locale, string> = {
  en: 'en-US',
  de: 'de',
  nl: 'nl',
  it: 'it',
  fr: 'fr',
  es: 'es',
}

/**
 * Returns a locale with its territory for Open Graph tags, such as `de_DE`. See
 * https://ogp.me/#optional.
 */
export function toOpenGraphLocale(locale: Locale): string {
  return `${locale}_${locale === 'en' ? 'US' : locale.toUpperCase()}`
}

/** Returns whether a value is one of the shop's locale codes. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/**
 * Returns the locale for a language tag such as `de-AT`, or null if the shop does not support it.
 */
export function parseLocaleTag(tag: string): Locale | null {
  const language = tag.toLowerCase().split('-')[0]
  return isLocale(language) ? language : null
}

/**
 * The header in which a page sends its locale to server functions, whose URLs contain no locale.
 */
export const localeHeader = 'x-page-locale'

/**
 * The allowed values of SITE_LOCALE: the shop's locales, plus Russian, which is available only for
 * site messages and dates.
 */
export const siteLocales = [...locales, 'ru'] as const

export type SiteLocale = (typeof siteLocales)[number]

/** Returns the site locale with the given code, or null if there is no such locale. */
export function toSiteLocale(code: string | undefined): SiteLocale | null {
  return siteLocales.find((locale) => locale === code) ?? null
}
