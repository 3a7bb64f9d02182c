import { queryOptions, useQuery } from '@tanstack/react-query'
import { cachedSession, customerKey, sessionQuery } from '#app/features/account/session.queries.ts'
import { useSession } from '#app/features/account/use-session.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { EligibleWithdrawals } from '#app/provider/types.ts'
import { loadOptionalQuery, loadSharedQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getEligibleWithdrawals } from './withdrawal.functions.ts'

/** What a customer can withdraw from; null where the provider knows no withdrawals. */
export function eligibleWithdrawalsQuery(customerId: number | undefined) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'eligible-withdrawals'],
    queryFn: async (): Promise<EligibleWithdrawals | null> =>
      unwrapOrThrow(await getEligibleWithdrawals()),
  })
}

/** Fetches what the withdrawal page shows to a customer; never rejects. */
export async function loadEligibleWithdrawals(context: RouterContext): Promise<void> {
  await loadSharedQuery(context.queryClient, sessionQuery).catch(() => null)
  const { customer } = cachedSession(context.queryClient)
  if (customer) await loadOptionalQuery(context, eligibleWithdrawalsQuery(customer.id))
}

/** What the customer can withdraw from; null for guests and where nothing is known. */
export function useEligibleWithdrawals() {
  const { customer } = useSession()
  const { data, isError } = useQuery({
    ...eligibleWithdrawalsQuery(customer?.id),
    enabled: customer !== null,
  })
  return { withdrawals: data ?? null, isUnavailable: data === undefined && isError }
}
