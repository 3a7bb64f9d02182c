import type { Locale } from '../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/**
 * The messages in emails about an account: links that verify an email address, and notices of
 * changes. `{shop}` is the name of the shop, `{name}` the customer's first name.
 */
export type AccountMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const accountMessages: Readonly<Record<Locale, AccountMessages>> = { en, de, nl, it, fr, es }
