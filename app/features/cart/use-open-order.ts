import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { discardQueries, expireCustomerData } from '#app/features/account/session.queries.ts'
import { broadcastChange } from '#app/features/account/tab-sync.ts'
import { refetchCart } from './cart.queries.ts'

/**
 * Returns a function that opens the page of an order that was just placed, with its files, without
 * data from before it.
 */
export function useOpenOrder() {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async (number: string, { replace = false } = {}): Promise<void> => {
    // Cached products contain whether the customer owns them.
    await discardQueries(queryClient, { queryKey: ['catalog'] })
    await expireCustomerData(queryClient)
    broadcastChange('session')
    await router.navigate({ to: '/profile', search: { tab: 'balance', order: number }, replace })
    await refetchCart(queryClient)
  }
}
