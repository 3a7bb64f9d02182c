import { parseLocale } from '../../../platform/texts/locales.ts'
import type { Locale } from '../../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The messages in withdrawal receipts. Words in braces are placeholders. */
export type WithdrawalMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const withdrawalMessages: Readonly<Record<Locale, WithdrawalMessages>> = {
  en,
  de,
  nl,
  it,
  fr,
  es,
}

/** Returns the messages for a locale; English for an unsupported locale. */
export function getWithdrawalMessages(locale: string): WithdrawalMessages {
  return withdrawalMessages[parseLocale(locale)]
}
