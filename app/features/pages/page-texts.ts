import { loadLocale } from '#app/i18n/load-locale.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { InfoText, PageText } from './legal/page-text.ts'

type Texts<TText> = Record<Locale, () => Promise<{ readonly text: TText }>>

const privacy: Texts<PageText> = {
  en: () => import('./legal/privacy.en.ts'),
  de: () => import('./legal/privacy.de.ts'),
  nl: () => import('./legal/privacy.nl.ts'),
  it: () => import('./legal/privacy.it.ts'),
  fr: () => import('./legal/privacy.fr.ts'),
  es: () => import('./legal/privacy.es.ts'),
}

const terms: Texts<PageText> = {
  en: () => import('./legal/terms.en.ts'),
  de: () => import('./legal/terms.de.ts'),
  nl: () => import('./legal/terms.nl.ts'),
  it: () => import('./legal/terms.it.ts'),
  fr: () => import('./legal/terms.fr.ts'),
  es: () => import('./legal/terms.es.ts'),
}

const info: Texts<InfoText> = {
  en: () => import('./legal/info.en.ts'),
  de: () => import('./legal/info.de.ts'),
  nl: () => import('./legal/info.nl.ts'),
  it: () => import('./legal/info.it.ts'),
  fr: () => import('./legal/info.fr.ts'),
  es: () => import('./legal/info.es.ts'),
}

/** What the shop knows of its visitors; only the language asked for is loaded. */
export function privacyText(locale: Locale): Promise<PageText> {
  return loadText(privacy, locale)
}

/** The terms of use; only the language asked for is loaded. */
export function termsText(locale: Locale): Promise<PageText> {
  return loadText(terms, locale)
}

/** About the shop, its questions and its licence; only the language asked for is loaded. */
export function infoText(locale: Locale): Promise<InfoText> {
  return loadText(info, locale)
}

async function loadText<TText>(texts: Texts<TText>, locale: Locale): Promise<TText> {
  return (await loadLocale(texts, locale)).text
}
