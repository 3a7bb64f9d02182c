import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'
import type { EligibleTopUp, EligibleWithdrawals } from '#app/provider/types/withdrawal.ts'
import type { WithdrawalDraft } from './withdrawal-schema.ts'

/** Parses the value `{top-up id}:{cents shown}`; returns null for any other value. */
export function parseChoice(choice: string): { id: string; shown: Money } | null {
  const [id = '', cents] = choice.split(':')
  return cents === undefined ? null : { id, shown: toMoney(Number(cents)) }
}

/** Formats a top-up as a form value, including the amount shown to the visitor. */
export function formatChoice({ id, unspent }: EligibleTopUp): string {
  return `${id}:${unspent.minor}`
}

/** Returns the label of a top-up: its amount and date. */
export function getTopUpName({ amount, paidAt }: Pick<EligibleTopUp, 'amount' | 'paidAt'>): string {
  return m.withdrawal_top_up({ amount: formatMoney(amount), date: formatDate(paidAt) })
}

/** Returns the label of the selected top-up, or the visitor's own description of the contract. */
export function getContractName(
  { choice, contract }: WithdrawalDraft,
  eligible: EligibleWithdrawals | null | undefined,
): string {
  const topUp = eligible?.topUps.find(({ id }) => id === parseChoice(choice)?.id)
  return topUp ? getTopUpName(topUp) : contract
}
