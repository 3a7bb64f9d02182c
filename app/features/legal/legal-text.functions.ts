import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { loadLocale } from '#app/i18n/load-locale.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { getDefaultLanguage } from '#shop/languages.ts'
import { legalDocuments } from '#shop/legal-document.ts'
import type { LegalDocument, LegalSection, LegalText } from '#shop/legal-document.ts'

/** A legal or help text as its page shows it. */
export interface PageText {
  /** The language, which is the shop's default one if the text was not translated. */
  readonly locale: Locale
  readonly title: string
  /** HTML of the introduction. */
  readonly lead: string
  readonly sections: readonly LegalSection[]
  /** The day from which it applies, such as `2026-11-23`. */
  readonly date: string
}

/** Returns a legal or help text in the visitor's language. */
export const getLegalText = createServerFn({ method: 'GET' })
  .validator(z.enum(legalDocuments))
  .handler(async ({ data: document }): Promise<PageText> => {
    const { locale: visitorLocale, app } = getRequestScope()
    const fallback = getDefaultLanguage(app.shop.config.languages)
    const text = await loadLocale(createLoaders(document), visitorLocale, fallback)
    const { locale, title, lead, sections, date } = text
    return { locale, title, lead, sections, date }
  })

function createLoaders(document: LegalDocument) {
  const load = async (locale: Locale): Promise<LegalText> => {
    const text = getRequestScope().app.shop.legalTexts.get(document, locale)
    if (text === null) throw new Error(`${document} is not translated`)
    return text
  }
  const entries = locales.map((locale) => [locale, () => load(locale)] as const)
  return Object.fromEntries(entries) as Record<Locale, () => Promise<LegalText>>
}
