import type { Locale } from '../platform/texts/locales.ts'

/** The texts of a pack in one language. */
export interface PackText {
  readonly summary: string
  /** Paragraphs of plain text. */
  readonly description: readonly string[]
  /** The descriptions of the sounds, keyed by slug. */
  readonly sounds: Readonly<Record<string, string>>
}

/** Translations by locale; a missing locale falls back to the language of the original texts. */
export type Translations<Text> = Readonly<Partial<Record<Locale, Text>>>
