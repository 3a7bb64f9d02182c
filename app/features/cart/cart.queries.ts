import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { getCachedSession, customerKey } from '#app/features/account/session.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { Cart } from '#app/provider/types.ts'
import { broadcastChange } from '#app/features/account/tab-sync.ts'
import { getCart } from './cart.functions.ts'

/** How long a cart counts as fresh, in milliseconds. */
const staleTime = 60_000

/** The cart of a customer, null if it is empty. Disable it for guests, who have no id and no cart. */
export function cartQuery(customerId: number | undefined) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'cart'],
    queryFn: async (): Promise<Cart | null> => unwrapOrThrow(await getCart()),
    staleTime,
    refetchOnWindowFocus: 'always',
  })
}

/** Caches the current customer's cart and notifies the other tabs to refetch theirs. */
export async function setCart(queryClient: QueryClient, cart: Cart | null): Promise<void> {
  const customerId = getCachedSession(queryClient).customer?.id
  if (customerId === undefined) return
  const { queryKey } = cartQuery(customerId)
  // A refetch that started before the write would overwrite it.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, cart)
  broadcastChange('cart')
}

/** Invalidates the current customer's cart; refetches it if a component uses it. */
export function refetchCart(queryClient: QueryClient): Promise<void> {
  const customerId = getCachedSession(queryClient).customer?.id
  return queryClient.invalidateQueries({ queryKey: cartQuery(customerId).queryKey })
}
