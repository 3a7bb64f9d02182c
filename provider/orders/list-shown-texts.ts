import { createHash } from 'node:crypto'
import { getDefaultLanguage } from '#shop/languages.ts'
import type { Languages } from '#shop/languages.ts'
import type { LegalTexts } from '#shop/legal-document.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** A version of a text that was displayed to a customer. */
export interface ShownText {
  readonly document: 'terms' | 'withdrawal' | 'licence' | 'consent'
  readonly locale: string
  readonly version: string
  readonly text: string
}

/** A text that was displayed to a customer, without its contents. */
export type ShownTextVersion = Omit<ShownText, 'text'>

/**
 * Lists the texts displayed with an order: the terms, the withdrawal instructions, the license and,
 * unless null, the wording of the consent to immediate delivery. Untranslated texts are in the
 * default language.
 */
export function listShownTexts(
  texts: LegalTexts | undefined,
  languages: Languages,
  locale: Locale,
  consent: string | null,
): ShownText[] {
  const fallback = getDefaultLanguage(languages)
  const documents = (['terms', 'withdrawal', 'licence'] as const).flatMap((document) => {
    const text = texts?.get(document, locale) ?? texts?.get(document, fallback)
    if (text === undefined || text === null) return []
    return { document, locale: text.locale, version: text.version, text: text.markdown }
  })
  if (consent === null) return documents
  const version = createHash('sha256').update(consent).digest('hex').slice(0, 8)
  return [...documents, { document: 'consent', locale, version, text: consent }]
}
