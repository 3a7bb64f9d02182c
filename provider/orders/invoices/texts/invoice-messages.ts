import { parseLocale } from '../../../platform/texts/locales.ts'
import type { Locale } from '../../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The texts of invoices and credit notes, with placeholders in braces. */
export type InvoiceMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const invoiceMessages: Readonly<Record<Locale, InvoiceMessages>> = { en, de, nl, it, fr, es }

/** Returns the messages for a locale; English for an unsupported locale. */
export function getInvoiceMessages(locale: string): InvoiceMessages {
  return invoiceMessages[parseLocale(locale)]
}
