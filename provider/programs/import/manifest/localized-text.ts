import type { Locale } from '../../../platform/texts/locales.ts'

/** A text in a manifest, in one language or several. */
export type LocalizedText = string | Readonly<Partial<Record<Locale, string | undefined>>>

/** A text in the pack's language, and its translations. */
export interface ResolvedText {
  readonly text: string
  readonly translations: Readonly<Partial<Record<Locale, string>>>
}

/** Separates the text in the pack's language from its translations. */
export function resolveText(localized: LocalizedText | undefined, locale: Locale): ResolvedText {
  if (localized === undefined) return { text: '', translations: {} }
  if (typeof localized === 'string') return { text: localized.trim(), translations: {} }
  const { [locale]: own, ...translations } = localized
  return { text: (own ?? '').trim(), translations: omitUndefined(translations) }
}

function omitUndefined(
  translations: Readonly<Partial<Record<Locale, string | undefined>>>,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([locale, text]) =>
      text === undefined ? [] : [[locale, text.trim()]],
    ),
  )
}

/** Splits a text at blank lines; single line breaks become spaces. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
}
