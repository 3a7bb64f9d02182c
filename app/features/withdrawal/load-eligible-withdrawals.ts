import type { AccountStore } from '#app/features/account/account-store.ts'
import type { EligibleWithdrawals } from '#app/provider/types.ts'
import { getEligibleWithdrawals } from './withdrawal.functions.ts'

/**
 * What a customer can withdraw from: null where the provider knows no withdrawals and for visitors,
 * `unread` where it could not be read, which the page tells instead of failing.
 */
export type LoadedEligibleWithdrawals = EligibleWithdrawals | 'unread' | null

/** Loads what the visitor can withdraw from; never fails. */
export async function loadEligibleWithdrawals(
  account: AccountStore,
): Promise<LoadedEligibleWithdrawals> {
  const { session } = await account.load()
  if (!session.customer) return null
  const outcome = await getEligibleWithdrawals().catch(() => null)
  return outcome?.ok ? outcome.value : 'unread'
}

/** What there is to choose from, null where nothing is known of it. */
export function readable(loaded: LoadedEligibleWithdrawals): EligibleWithdrawals | null {
  return loaded === 'unread' ? null : loaded
}
