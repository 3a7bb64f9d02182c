import { neededValue } from '#app/features/failures/needed-value.ts'
import { optionalValue } from '#app/features/failures/optional-value.ts'
import { getWithdrawables } from '#app/features/withdrawal/withdrawal.functions.ts'
import type { Order, OrderList, Refund } from '#app/provider/types.ts'
import { getOrder, getOrders } from './profile.functions.ts'

/** What the balance shows beside the Tunes. */
export interface BalanceFacts {
  /** The first page of the orders. */
  readonly orders: OrderList
  readonly refunds: readonly Refund[]
  /** The order just made; null where there is none, or where it could not be found. */
  readonly newOrder: Order | null
}

/** Loads the balance; `newOrder` is the number of an order just made. */
export async function loadBalance(newOrder: string | undefined): Promise<BalanceFacts> {
  const [orders, withdrawables] = await Promise.all([loadOrders(1), getWithdrawables()])
  return {
    orders,
    refunds: neededValue(withdrawables)?.refunds ?? [],
    newOrder: newOrder === undefined ? null : await findOrder(newOrder, orders.items),
  }
}

/** One page of the customer's orders. */
export async function loadOrders(page: number): Promise<OrderList> {
  return neededValue(await getOrders({ data: { page } }))
}

/** An order among those that were read, or, on whatever page it stands, asked for by its number. */
export async function findOrder(
  number: string,
  read: readonly Order[],
  ask = askOrder,
): Promise<Order | null> {
  return read.find((order) => order.number === number) ?? ask(number)
}

function askOrder(number: string): Promise<Order | null> {
  return optionalValue(getOrder({ data: { number } }))
}
