/** The languages of the shop; the code is the first part of every page's path. */
export const locales = ['en', 'de', 'nl', 'it', 'fr', 'es'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each language's name in itself, for the language switch. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
}

/** BCP 47 tags for `html lang` and for formats of numbers and dates. */
export const languageTags: Record<Locale, string> = {
  en: 'en-US',
  de: 'de',
  nl: 'nl',
  it: 'it',
  fr: 'fr',
  es: 'es',
}

/** Whether a text is one of the shop's locale codes. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The locale of a language tag such as `de-AT`, or null when the shop does not speak it. */
export function parseLocaleTag(tag: string): Locale | null {
  const language = tag.toLowerCase().split('-')[0]
  return isLocale(language) ? language : null
}
