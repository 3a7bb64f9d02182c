import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { euros } from '#app/provider/money.ts'
import type { Money, EligibleWithdrawals, EligibleTopUp } from '#app/provider/types.ts'
import type { WithdrawalDraft } from './withdrawal-schema.ts'

/** The top-up that a draft is about, with the sum that was shown for it; null for other contracts. */
export function parseChoice(choice: string): { id: string; shown: Money } | null {
  const [id = '', cents] = choice.split(':')
  return cents === undefined ? null : { id, shown: euros(Number(cents)) }
}

/** The value of the form's field that chooses a top-up as it is shown. */
export function formatChoice({ id, unspent }: EligibleTopUp): string {
  return `${id}:${unspent.minor}`
}

/** What a top-up is called. */
export function getTopUpName({ amount, paidAt }: Pick<EligibleTopUp, 'amount' | 'paidAt'>): string {
  return m.withdrawal_top_up({ amount: formatMoney(amount), date: formatDate(paidAt) })
}

/** The contract of a draft in words, those of the visitor or the name of the chosen top-up. */
export function getContractName(
  { choice, contract }: WithdrawalDraft,
  withdrawables: EligibleWithdrawals | null | undefined,
): string {
  const topUp = withdrawables?.topUps.find((one) => one.id === parseChoice(choice)?.id)
  return topUp ? getTopUpName(topUp) : contract
}
