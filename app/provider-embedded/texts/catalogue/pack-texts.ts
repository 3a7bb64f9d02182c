import type { Locale } from '../../domain/locales.ts'

/** The locales of translations; the original texts are in English. */
export type TranslatedLocale = Exclude<Locale, 'en'>

/** The texts of a pack in one language. */
export interface PackText {
  readonly summary: string
  /** Paragraphs of plain text. */
  readonly description: readonly string[]
  /** The descriptions of the one-shots, keyed by slug; loops have no product page. */
  readonly sounds: Readonly<Record<string, string>>
}

/** Translations by locale; a missing locale falls back to English. */
export type Translations<Text> = Readonly<Partial<Record<TranslatedLocale, Text>>>
