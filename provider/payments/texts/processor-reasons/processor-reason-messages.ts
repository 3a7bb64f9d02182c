import type { Locale } from '../../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The messages for the codes of processors: `disputeProductNotReceived` for `product_not_received`. */
export type ProcessorReasonMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const processorReasonMessages: Readonly<Record<Locale, ProcessorReasonMessages>> = {
  en,
  de,
  nl,
  it,
  fr,
  es,
}
