import type { Locale } from '#app/locales/locales.ts'

/**
 * A text with placeholders in braces, or its plural forms by `Intl.PluralRules` category; `other`
 * is used for numbers without a form of their own.
 */
export type OwnText = string | (Readonly<Record<string, string>> & { readonly other: string })

/** The owner's changes to texts of emails, invoices and payment pages, by language and key. */
export type OwnTexts = Readonly<Partial<Record<Locale, Readonly<Record<string, OwnText>>>>>
