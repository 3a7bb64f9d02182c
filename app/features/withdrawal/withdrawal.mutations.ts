import { useQueryClient } from '@tanstack/react-query'
import {
  getCachedSession,
  customerKey,
  sessionQuery,
} from '#app/features/account/session.queries.ts'
import { broadcastChange } from '#app/features/account/tab-sync.ts'

/**
 * Returns a function that refetches the customer's eligible withdrawals, balance and refunds, and
 * notifies other tabs; it does nothing for guests.
 */
export function useRefetchAfterWithdrawal(): () => void {
  const queryClient = useQueryClient()
  return () => {
    const { customer } = getCachedSession(queryClient)
    if (!customer) return
    // Makes the next page wait for the new balance.
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: customerKey(customer.id) })
    broadcastChange('session')
  }
}
