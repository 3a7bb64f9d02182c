import { loadLocale } from '#app/i18n/load-locale.ts'
import type { Locale } from '#app/locales/locales.ts'
import type { InfoText, PageText } from './texts/page-text.ts'

/** Dynamic imports of the texts, so that each language is in a separate chunk. */
type TextLoaders<TText> = Record<Locale, () => Promise<{ readonly text: TText }>>

const privacyLoaders: TextLoaders<PageText> = {
  en: () => import('./texts/privacy.en.ts'),
  de: () => import('./texts/privacy.de.ts'),
  nl: () => import('./texts/privacy.nl.ts'),
  it: () => import('./texts/privacy.it.ts'),
  fr: () => import('./texts/privacy.fr.ts'),
  es: () => import('./texts/privacy.es.ts'),
}

const termsLoaders: TextLoaders<PageText> = {
  en: () => import('./texts/terms.en.ts'),
  de: () => import('./texts/terms.de.ts'),
  nl: () => import('./texts/terms.nl.ts'),
  it: () => import('./texts/terms.it.ts'),
  fr: () => import('./texts/terms.fr.ts'),
  es: () => import('./texts/terms.es.ts'),
}

const infoLoaders: TextLoaders<InfoText> = {
  en: () => import('./texts/info.en.ts'),
  de: () => import('./texts/info.de.ts'),
  nl: () => import('./texts/info.nl.ts'),
  it: () => import('./texts/info.it.ts'),
  fr: () => import('./texts/info.fr.ts'),
  es: () => import('./texts/info.es.ts'),
}

/** Loads the privacy policy in one language. */
export function loadPrivacyText(locale: Locale): Promise<PageText> {
  return loadText(privacyLoaders, locale)
}

/** Loads the terms of use in one language. */
export function loadTermsText(locale: Locale): Promise<PageText> {
  return loadText(termsLoaders, locale)
}

/** Loads the texts of the info page in one language. */
export function loadInfoText(locale: Locale): Promise<InfoText> {
  return loadText(infoLoaders, locale)
}

async function loadText<TText>(texts: TextLoaders<TText>, locale: Locale): Promise<TText> {
  return (await loadLocale(texts, locale)).text
}
