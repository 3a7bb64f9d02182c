import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { euros } from '#app/provider/money.ts'
import type { Money, EligibleWithdrawals, EligibleTopUp } from '#app/provider/types.ts'
import type { WithdrawalDraft } from './withdrawal-schema.ts'

/** Parses a choice `{top-up id}:{cents shown}`; null for another contract. */
export function parseChoice(choice: string): { id: string; shown: Money } | null {
  const [id = '', cents] = choice.split(':')
  return cents === undefined ? null : { id, shown: euros(Number(cents)) }
}

/** Formats a top-up as a choice, with the amount that is shown for it. */
export function formatChoice({ id, unspent }: EligibleTopUp): string {
  return `${id}:${unspent.minor}`
}

/** The name of a top-up: its amount and date. */
export function getTopUpName({ amount, paidAt }: Pick<EligibleTopUp, 'amount' | 'paidAt'>): string {
  return m.withdrawal_top_up({ amount: formatMoney(amount), date: formatDate(paidAt) })
}

/** The name of a draft's contract: that of the chosen top-up, or what the visitor typed. */
export function getContractName(
  { choice, contract }: WithdrawalDraft,
  eligible: EligibleWithdrawals | null | undefined,
): string {
  const topUp = eligible?.topUps.find(({ id }) => id === parseChoice(choice)?.id)
  return topUp ? getTopUpName(topUp) : contract
}
