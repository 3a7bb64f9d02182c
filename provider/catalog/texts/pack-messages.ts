import type { Locale } from '../../platform/texts/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The names and texts of the files in the ZIP of a pack, with placeholders in braces. */
export type PackMessages = { [Key in keyof typeof en]: string }

/** The messages by locale. */
export const packMessages: Readonly<Record<Locale, PackMessages>> = { en, de, nl, it, fr, es }
