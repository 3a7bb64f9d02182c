import type { Locale } from '../../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The messages of what the owner is told about payments. Words in braces are placeholders. */
export type PaymentAlertMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const paymentAlertMessages: Readonly<Record<Locale, PaymentAlertMessages>> = {
  en,
  de,
  nl,
  it,
  fr,
  es,
}
