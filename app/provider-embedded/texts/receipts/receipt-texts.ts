import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The texts of receipts. Placeholders in braces are names, numbers, formatted money and times. */
export type ReceiptTexts = { [Key in keyof typeof en]: string }

/** The texts by locale. */
export const receiptTexts: Record<string, ReceiptTexts> = { en, de, nl, it, fr, es }

/** The texts in a locale; English for any other. */
export function getReceiptTexts(locale: string): ReceiptTexts {
  return receiptTexts[locale] ?? en
}
