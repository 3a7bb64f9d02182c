import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { getCachedSession, customerKey } from '#app/features/account/session.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import { broadcastChange } from '#app/features/account/tab-sync.ts'
import { getCart } from './cart.functions.ts'

/** How long the cart is fresh, in milliseconds. */
const staleTime = 60_000

/** Fetches a customer's cart, or null if it is empty. Disable for guests, who have no cart. */
export function cartQuery(customerId: number | undefined) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'cart'],
    queryFn: async (): Promise<Cart | null> => unwrapOrThrow(await getCart()),
    staleTime,
    refetchOnWindowFocus: 'always',
    // A page rendered without the cart must not offer products that are already in it.
    retryOnMount: true,
  })
}

/** Caches the current customer's cart and notifies other tabs to refetch it. */
export async function setCart(queryClient: QueryClient, cart: Cart | null): Promise<void> {
  const customerId = getCachedSession(queryClient).customer?.id
  if (customerId === undefined) return
  const { queryKey } = cartQuery(customerId)
  // A pending refetch would overwrite the new cart.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, cart)
  broadcastChange('cart')
}

/** Invalidates the current customer's cart; it is refetched if a component uses it. */
export function refetchCart(queryClient: QueryClient): Promise<void> {
  const customerId = getCachedSession(queryClient).customer?.id
  return queryClient.invalidateQueries({ queryKey: cartQuery(customerId).queryKey })
}
