import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { customerKey } from '#app/features/account/session.queries.ts'
import { salesCountriesQuery } from '#app/features/country/country.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import { eligibleWithdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import type { Order, OrderList } from '#app/provider/types/order.ts'
import type { Refund } from '#app/provider/types/withdrawal.ts'
import { loadOptionalQuery, loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getOrder, getOrders } from './profile.functions.ts'

/** The loaded orders of a customer, newest first. */
export interface Orders {
  readonly items: readonly Order[]
  /** The number of the next page; null on the last page. */
  readonly nextPage: number | null
}

/** Fetches the first `pages` pages of a customer's orders, or fewer if there are not as many. */
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
function orderQuery(customerId: number, number: string) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'order', number],
    queryFn: async (): Promise<Order | null> => unwrapOrThrow(await getOrder({ data: { number } })),
  })
}

/** The search params of the balance tab. */
export interface BalanceSearch {
  /** The number of the order just placed. */
  readonly order?: string | undefined
  /** The number of pages of orders to show; defaults to 1. */
  readonly page?: number | undefined
}

/** The data for the balance tab, except the balance itself, which is part of the session. */
export interface BalanceTabData {
  readonly orders: Orders
  readonly refunds: readonly Refund[]
  /** The order just placed; null if there is none or it was not found. */
  readonly newOrder: Order | null
}

/** Prefetches the data for the balance tab, of which only the orders are required. */
export async function loadBalanceTab(
  context: RouterContext,
  customerId: number,
  { order, page = 1 }: BalanceSearch,
): Promise<void> {
  async function loadOrders(): Promise<void> {
    const { items } = await loadQuery(context, ordersQuery(customerId, page))
    if (order !== undefined && !findOrder(items, order)) {
      await loadOptionalQuery(context, orderQuery(customerId, order))
    }
  }
  await Promise.all([
    loadOrders(),
    loadOptionalQuery(context, eligibleWithdrawalsQuery(customerId)),
    loadOptionalQuery(context, salesCountriesQuery),
  ])
}

/** Returns the data for the balance tab, prefetched by `loadBalanceTab`. */
export function useBalanceTabData(
  customerId: number,
  { order, page = 1 }: BalanceSearch,
): BalanceTabData {
  const { data: orders } = useSuspenseQuery(ordersQuery(customerId, page))
  const { data: withdrawals } = useQuery(eligibleWithdrawalsQuery(customerId))
  const listed = order === undefined ? null : findOrder(orders.items, order)
  const { data: found = null } = useQuery({
    ...orderQuery(customerId, order ?? ''),
    enabled: order !== undefined && listed === null,
  })
  return {
    orders,
    refunds: withdrawals?.refunds ?? [],
    newOrder: listed ?? found,
  }
}

function findOrder(orders: readonly Order[], number: string): Order | null {
  return orders.find((order) => order.number === number) ?? null
}
