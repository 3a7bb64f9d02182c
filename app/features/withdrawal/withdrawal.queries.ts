import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  getCachedSession,
  customerKey,
  sessionQuery,
} from '#app/features/account/session.queries.ts'
import { useSession } from '#app/features/account/use-session.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { EligibleWithdrawals } from '#app/provider/types/withdrawal.ts'
import { loadOptionalQuery, loadSharedQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getEligibleWithdrawals } from './withdrawal.functions.ts'

/**
 * Fetches a customer's eligible withdrawals, or null if the provider does not support withdrawals.
 */
export function eligibleWithdrawalsQuery(customerId: number | undefined) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'eligible-withdrawals'],
    queryFn: async (): Promise<EligibleWithdrawals | null> =>
      unwrapOrThrow(await getEligibleWithdrawals()),
  })
}

/** Prefetches a customer's eligible withdrawals for the withdrawal page; never rejects. */
export async function loadEligibleWithdrawals(context: RouterContext): Promise<void> {
  await loadSharedQuery(context, sessionQuery).catch(() => null)
  const { customer } = getCachedSession(context.queryClient)
  if (customer) await loadOptionalQuery(context, eligibleWithdrawalsQuery(customer.id))
}

/**
 * Returns the customer's eligible withdrawals; `withdrawals` is null for guests, and if withdrawals
 * are not supported or not loaded.
 */
export function useEligibleWithdrawals() {
  const { customer } = useSession()
  const { data, isError } = useQuery({
    ...eligibleWithdrawalsQuery(customer?.id),
    enabled: customer !== null,
  })
  return { withdrawals: data ?? null, isUnavailable: data === undefined && isError }
}
