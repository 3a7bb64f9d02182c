import type { Locale } from '#app/locales/locales.ts'

/** The legal and help texts of a shop, by the names of their files. */
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

/** A part of a legal text under its own heading. */
export interface LegalSection {
  readonly title: string
  /** HTML of the owner's Markdown, without markup that the Markdown contained. */
  readonly html: string
}

/** A legal text in one language, with the facts of the shop filled in. */
export interface LegalText {
  readonly document: LegalDocument
  readonly locale: Locale
  readonly title: string
  /** HTML of what stands before the first section. */
  readonly lead: string
  readonly sections: readonly LegalSection[]
  /** The day from which it applies, such as `2026-11-23`. */
  readonly date: string
  /** The date and a hash of the text, such as `2026-11-23-1f0c9a52`. */
  readonly version: string
  /** The whole text as Markdown, for emails and as evidence. */
  readonly markdown: string
  /** Whether it is a file of the owner; otherwise the shop made it from its facts. */
  readonly isOwn: boolean
}

/** The legal texts of a shop in its languages. */
export interface LegalTexts {
  /** Returns a text in a language; null if it was not translated, which it is into the default language. */
  get(document: LegalDocument, locale: Locale): LegalText | null
}
