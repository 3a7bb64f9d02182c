import { queryOptions } from '@tanstack/react-query'
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

/** What the shop knows of its visitors; only the language shown is loaded. */
export function privacyQuery(locale: Locale) {
  return textQuery('privacy', privacy, locale)
}

/** The terms of use; only the language shown is loaded. */
export function termsQuery(locale: Locale) {
  return textQuery('terms', terms, locale)
}

/** About the shop, its questions and its licence; only the language shown is loaded. */
export function infoQuery(locale: Locale) {
  return textQuery('info', info, locale)
}

function textQuery<TText>(name: string, texts: Texts<TText>, locale: Locale) {
  return queryOptions({
    queryKey: ['page-text', name, locale],
    queryFn: async () => (await loadLocale(texts, locale)).text,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
