import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { salesCountriesQuery } from '#app/features/country/country.queries.ts'
import { eligibleWithdrawalsQuery } from '#app/features/withdrawal/withdrawal.queries.ts'
import type { Order } from '#app/provider/types/order.ts'
import type { OrderWithdrawal, Refund } from '#app/provider/types/withdrawal.ts'
import { loadOptionalQuery, loadQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { orderQuery, ordersQuery } from '#app/features/orders/orders.queries.ts'
import type { Orders } from '#app/features/orders/orders.queries.ts'

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
  readonly orderWithdrawals: readonly OrderWithdrawal[]
  /** The order just placed; null if there is none or it was not found. */
  readonly newOrder: Order | null
}

/** Prefetches the data for the balance tab; only the orders are required. */
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
    orderWithdrawals: withdrawals?.orderWithdrawals ?? [],
    newOrder: listed ?? found,
  }
}

function findOrder(orders: readonly Order[], number: string): Order | null {
  return orders.find((order) => order.number === number) ?? null
}
