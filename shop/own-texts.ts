import type { Locale } from '#app/locales/locales.ts'

/**
 * A text with its placeholders in braces, or its plural forms by the categories of
 * `Intl.PluralRules`, of which `other` is for all numbers without a form of their own.
 */
export type OwnText = string | (Readonly<Record<string, string>> & { readonly other: string })

/** The texts of emails, invoices and payment pages that the owner has changed, by language and key. */
export type OwnTexts = Readonly<Partial<Record<Locale, Readonly<Record<string, OwnText>>>>>
