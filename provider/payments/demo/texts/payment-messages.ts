import { parseLocale } from '../../../platform/texts/locales.ts'
import type { Locale } from '../../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The messages of the payment page. `{amount}` is replaced with a formatted amount. */
export type PaymentMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const paymentMessages: Readonly<Record<Locale, PaymentMessages>> = { en, de, nl, it, fr, es }

/** Returns the messages for a locale; English for an unsupported locale. */
export function getPaymentMessages(locale: string): PaymentMessages {
  return paymentMessages[parseLocale(locale)]
}
