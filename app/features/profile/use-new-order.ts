import { useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '#app/provider/types.ts'
import { orderQuery, ordersQuery } from './orders.queries.ts'

/** The order just made: among the orders read so far, or looked up by its number. */
export function useNewOrder(
  number: string | undefined,
  orders: readonly Order[],
): Order | undefined {
  const read = orders.find((order) => order.number === number)
  const lookUp = number !== undefined && read === undefined
  const { data } = useQuery({ ...orderQuery(number ?? ''), enabled: lookUp })
  return read ?? data ?? undefined
}

/** Loads the order just made when the orders read so far lack it; a failure leaves the page as it is. */
export async function loadNewOrder(
  queryClient: QueryClient,
  number: string | undefined,
): Promise<void> {
  const pages = queryClient.getQueryData(ordersQuery().queryKey)?.pages ?? []
  const isRead = pages.some(({ items }) => items.some((order) => order.number === number))
  if (number && !isRead) await queryClient.prefetchQuery(orderQuery(number))
}
