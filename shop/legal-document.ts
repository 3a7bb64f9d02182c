import type { Locale } from '#app/locales/locales.ts'

/** The shop's legal and help texts, by file name. */
export const legalDocuments = [
  'about',
  'accessibility',
  'faq',
  'imprint',
  'licence',
  'privacy',
  'terms',
  'user-data',
  'withdrawal',
] as const

export type LegalDocument = (typeof legalDocuments)[number]

/** A section of a legal text with its heading. */
export interface LegalSection {
  readonly title: string
  /** HTML rendered from the owner's Markdown; raw HTML in it is escaped. */
  readonly html: string
}

/** A legal text in one language, with the shop's facts filled in. */
export interface LegalText {
  readonly document: LegalDocument
  readonly locale: Locale
  readonly title: string
  /** The HTML before the first section. */
  readonly lead: string
  readonly sections: readonly LegalSection[]
  /** The date from which the text applies, such as `2026-11-23`. */
  readonly date: string
  /** The date and a hash of the text, such as `2026-11-23-1f0c9a52`. */
  readonly version: string
  /** The whole text as Markdown, for emails and as evidence. */
  readonly markdown: string
  /** True if the owner provides the file; false if the text was generated from the shop's facts. */
  readonly isOwn: boolean
}

/** A shop's legal texts in all its languages. */
export interface LegalTexts {
  /**
   * Returns a text in a language; null if there is no translation, which never happens for the
   * default language.
   */
  get(document: LegalDocument, locale: Locale): LegalText | null
}
