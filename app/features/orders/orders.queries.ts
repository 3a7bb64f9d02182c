import { queryOptions } from '@tanstack/react-query'
import { customerKey } from '#app/features/account/session.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { Order, OrderList } from '#app/provider/types/order.ts'
import { getOrder, getOrders } from './orders.functions.ts'

/** The loaded orders of a customer, newest first. */
export interface Orders {
  readonly items: readonly Order[]
  /** The number of the next page; null on the last page. */
  readonly nextPage: number | null
}

/** Fetches up to `pages` pages of a customer's orders. */
export function ordersQuery(customerId: number, pages: number) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'orders', pages],
    queryFn: async (): Promise<Orders> => {
      const first = await fetchOrders(1)
      const count = Math.min(pages, first.lastPage)
      const others = Array.from({ length: count - 1 }, (_, index) => fetchOrders(index + 2))
      const lists = [first, ...(await Promise.all(others))]
      return {
        items: lists.flatMap(({ items }) => items),
        nextPage: count < first.lastPage ? count + 1 : null,
      }
    },
  })
}

async function fetchOrders(page: number): Promise<OrderList> {
  return unwrapOrThrow(await getOrders({ data: { page } }))
}

/** Fetches a customer's order by its number, or null if there is none. */
export function orderQuery(customerId: number, number: string) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'order', number],
    queryFn: async (): Promise<Order | null> => unwrapOrThrow(await getOrder({ data: { number } })),
  })
}
