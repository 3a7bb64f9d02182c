import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** What the payment page says. `{amount}` stands for formatted money. */
export type PaymentTexts = { [Key in keyof typeof en]: string }

/** The payment page's texts by language. */
export const paymentTexts: Record<string, PaymentTexts> = { en, de, nl, it, fr, es }

/** The texts of a language, English for one the page does not speak. */
export function getPaymentTexts(locale: string): PaymentTexts {
  return paymentTexts[locale] ?? en
}
