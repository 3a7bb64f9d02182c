import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { loadLocale } from '#app/i18n/load-locale.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { getDefaultLanguage } from '#shop/languages.ts'
import { legalDocuments } from '#shop/legal-document.ts'
import type { LegalDocument, LegalSection, LegalText } from '#shop/legal-document.ts'

/** A legal or help text as shown on its page. */
export interface PageText {
  /** The text's language: the shop's default if there is no translation. */
  readonly locale: Locale
  readonly title: string
  /** The introduction, as HTML. */
  readonly lead: string
  readonly sections: readonly LegalSection[]
  /** The date from which the text applies, such as `2026-11-23`. */
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
