import type { Locale } from '../../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The messages of the other emails to the owner. Words in braces are placeholders. */
export type OwnerEmailMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const ownerEmailMessages: Readonly<Record<Locale, OwnerEmailMessages>> = {
  en,
  de,
  nl,
  it,
  fr,
  es,
}
