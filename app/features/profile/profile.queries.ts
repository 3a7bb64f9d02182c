import { queryOptions, useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { customerKey } from '#app/features/account/session.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import { eligibleWithdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import type { Order, OrderList, Refund } from '#app/provider/types.ts'
import { loadOptionalQuery, loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getOrder, getOrders } from './profile.functions.ts'

/** One page of a customer's orders, newest first. */
export function ordersQuery(customerId: number, page: number) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'orders', page],
    queryFn: async (): Promise<OrderList> => unwrapOrThrow(await getOrders({ data: { page } })),
  })
}

/** The customer's order with a number; null if there is none. */
export function orderQuery(customerId: number, number: string) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'order', number],
    queryFn: async (): Promise<Order | null> => unwrapOrThrow(await getOrder({ data: { number } })),
  })
}

/** The search params of the balance tab. */
export interface BalanceSearch {
  /** The number of an order that was just placed. */
  readonly order?: string | undefined
  /** How many pages of orders to show; 1 by default. */
  readonly page?: number | undefined
}

/** The data of the balance tab, except the balance itself, which is in the session. */
export interface Balance {
  readonly orders: readonly Order[]
  /** The number of the next page of orders; null after the last one. */
  readonly nextPage: number | null
  readonly refunds: readonly Refund[]
  /** The order that was just placed; null if there is none or it was not found. */
  readonly newOrder: Order | null
}

/** Fetches what the balance tab shows; only the new order is optional. */
export async function loadBalance(
  context: RouterContext,
  customerId: number,
  { order, page = 1 }: BalanceSearch,
): Promise<void> {
  const withdrawals = loadQuery(context, eligibleWithdrawalsQuery(customerId))
  const first = await loadQuery(context, ordersQuery(customerId, 1))
  const others = pageNumbers(page, first).map((number) =>
    loadQuery(context, ordersQuery(customerId, number)),
  )
  const orders = [first, ...(await Promise.all(others))].flatMap(({ items }) => items)
  if (order !== undefined && !findOrder(orders, order)) {
    await loadOptionalQuery(context, orderQuery(customerId, order))
  }
  await withdrawals
}

/** The data of the balance tab, from the cache filled by `loadBalance`. */
export function useBalance(customerId: number, { order, page = 1 }: BalanceSearch): Balance {
  const { data: first } = useSuspenseQuery(ordersQuery(customerId, 1))
  const numbers = pageNumbers(page, first)
  const others = useSuspenseQueries({
    queries: numbers.map((number) => ordersQuery(customerId, number)),
  }).map(({ data }) => data)
  const { data: withdrawals } = useSuspenseQuery(eligibleWithdrawalsQuery(customerId))
  const orders = [first, ...others].flatMap(({ items }) => items)
  const listed = order === undefined ? null : findOrder(orders, order)
  const { data: found = null } = useQuery({
    ...orderQuery(customerId, order ?? ''),
    enabled: order !== undefined && listed === null,
  })
  const last = numbers.at(-1) ?? 1
  return {
    orders,
    nextPage: last < first.lastPage ? last + 1 : null,
    refunds: withdrawals?.refunds ?? [],
    newOrder: listed ?? found,
  }
}

/** The numbers of the pages after the first, up to `page` or the last page. */
function pageNumbers(page: number, { lastPage }: OrderList): number[] {
  const count = Math.min(page, lastPage)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2)
}

function findOrder(orders: readonly Order[], number: string): Order | null {
  return orders.find((order) => order.number === number) ?? null
}
