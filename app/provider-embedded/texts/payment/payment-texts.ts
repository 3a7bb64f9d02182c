import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The texts of the payment page. `{amount}` is formatted money. */
export type PaymentTexts = { [Key in keyof typeof en]: string }

/** The texts by locale. */
export const paymentTexts: Record<string, PaymentTexts> = { en, de, nl, it, fr, es }

/** The texts in a locale; English for any other. */
export function getPaymentTexts(locale: string): PaymentTexts {
  return paymentTexts[locale] ?? en
}
