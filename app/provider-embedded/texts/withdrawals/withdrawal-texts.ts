import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The texts of withdrawal receipts. Words in braces are placeholders. */
export type WithdrawalTexts = { [Key in keyof typeof en]: string }

/** The texts by locale. */
export const withdrawalTexts: Record<string, WithdrawalTexts> = { en, de, nl, it, fr, es }

/** The texts in a locale; English for any other. */
export function getWithdrawalTexts(locale: string): WithdrawalTexts {
  return withdrawalTexts[locale] ?? en
}
