import type { AccountStore } from '#app/features/account/account-store.ts'
import type { Withdrawables } from '#app/provider/types.ts'
import { getWithdrawables } from './withdrawal.functions.ts'

/**
 * What a customer can withdraw from: null where the provider knows no withdrawals and for visitors,
 * `unread` where it could not be read, which the page tells instead of failing.
 */
export type LoadedWithdrawables = Withdrawables | 'unread' | null

/** Loads what the visitor can withdraw from; never fails. */
export async function loadWithdrawables(account: AccountStore): Promise<LoadedWithdrawables> {
  const { session } = await account.load()
  if (!session.customer) return null
  const outcome = await getWithdrawables().catch(() => null)
  return outcome?.ok ? outcome.value : 'unread'
}

/** What there is to choose from, null where nothing is known of it. */
export function readable(loaded: LoadedWithdrawables): Withdrawables | null {
  return loaded === 'unread' ? null : loaded
}
