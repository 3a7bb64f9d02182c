import { parseLocale } from '../../../../platform/texts/locales.ts'
import type { Locale } from '../../../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** What the emails confirm by law, with placeholders in braces. */
export type ConfirmationMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
const confirmationMessages: Readonly<Record<Locale, ConfirmationMessages>> = {
  en,
  de,
  nl,
  it,
  fr,
  es,
}

/** Returns the messages for a locale; English for an unsupported locale. */
export function getConfirmationMessages(locale: string): ConfirmationMessages {
  return confirmationMessages[parseLocale(locale)]
}
