import { isLocale } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'

/** The languages of a shop in the order in which its owner names them. */
export type Languages = readonly [Locale, ...Locale[]]

/**
 * Returns the language for those whose own is unknown or not one of the shop's, and of texts that were
 * not translated: English if it is among the shop's languages, else the first.
 */
export function getDefaultLanguage(languages: Languages): Locale {
  return languages.includes('en') ? 'en' : languages[0]
}

/**
 * Returns the shop's language for a stored or sent locale: the same or, if the shop no longer has it,
 * its first. Any other value gives the default language.
 */
export function toShopLanguage(locale: string | null | undefined, languages: Languages): Locale {
  const language = languages.find((candidate) => candidate === locale)
  if (language !== undefined) return language
  return isLocale(locale) ? languages[0] : getDefaultLanguage(languages)
}
