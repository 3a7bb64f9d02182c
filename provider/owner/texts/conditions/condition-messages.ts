import type { Locale } from '../../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The messages about what is wrong with the shop. Words in braces are placeholders. */
export type ConditionMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const conditionMessages: Readonly<Record<Locale, ConditionMessages>> = {
  en,
  de,
  nl,
  it,
  fr,
  es,
}
