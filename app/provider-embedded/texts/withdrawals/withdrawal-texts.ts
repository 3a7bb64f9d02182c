import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** What the receipt of a withdrawal says. Words in braces are filled in. */
export type WithdrawalTexts = { [Key in keyof typeof en]: string }

/** The texts of receipts of withdrawals by language. */
export const withdrawalTexts: Record<string, WithdrawalTexts> = { en, de, nl, it, fr, es }

/** The texts of a language, English for one the shop does not speak. */
export function getWithdrawalTexts(locale: string): WithdrawalTexts {
  return withdrawalTexts[locale] ?? en
}
