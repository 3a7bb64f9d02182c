import { isLocale } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'

/** A shop's languages, in the owner's order. */
export type Languages = readonly [Locale, ...Locale[]]

/**
 * Returns the language for visitors whose own is unknown or not supported, and for untranslated
 * texts: English if the shop has it, otherwise the first.
 */
export function getDefaultLanguage(languages: Languages): Locale {
  return languages.includes('en') ? 'en' : languages[0]
}

/**
 * Returns the shop's language for a stored or received locale: the same one or, if the shop no
 * longer has it, its first. Other values yield the default language.
 */
export function toShopLanguage(locale: string | null | undefined, languages: Languages): Locale {
  const language = languages.find((candidate) => candidate === locale)
  if (language !== undefined) return language
  return isLocale(locale) ? languages[0] : getDefaultLanguage(languages)
}
