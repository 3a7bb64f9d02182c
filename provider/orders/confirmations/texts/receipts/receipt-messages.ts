import { parseLocale } from '../../../../platform/texts/locales.ts'
import type { Locale } from '../../../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/**
 * The messages in receipts. Placeholders in braces are replaced with names, numbers, formatted
 * amounts and times.
 */
export type ReceiptMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const receiptMessages: Readonly<Record<Locale, ReceiptMessages>> = { en, de, nl, it, fr, es }

/** Returns the messages for a locale; English for an unsupported locale. */
export function getReceiptMessages(locale: string): ReceiptMessages {
  return receiptMessages[parseLocale(locale)]
}
