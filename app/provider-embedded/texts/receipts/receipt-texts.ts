import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** What receipts say. Words in braces are filled in: names, numbers, formatted money and times. */
export type ReceiptTexts = { [Key in keyof typeof en]: string }

/** The texts of receipts by language. */
export const receiptTexts: Record<string, ReceiptTexts> = { en, de, nl, it, fr, es }

/** The texts of a language, English for one the shop does not speak. */
export function getReceiptTexts(locale: string): ReceiptTexts {
  return receiptTexts[locale] ?? en
}
