import { parseLocale } from '../../platform/texts/locales.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The messages about what is paid for. `{count}` is replaced with a number. */
export type ContentsMessages = { [Key in keyof typeof en]: string }

const messages: Readonly<Record<Locale, ContentsMessages>> = { en, de, nl, it, fr, es }

/** Returns the messages for a locale; English for an unsupported locale. */
export function getContentsMessages(locale: string): ContentsMessages {
  return messages[parseLocale(locale)]
}
