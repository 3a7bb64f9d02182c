import { unwrapOrThrow } from '#app/features/errors/unwrap-or-throw.ts'
import { unwrapOrNull } from '#app/features/errors/unwrap-or-null.ts'
import { getEligibleWithdrawals } from '#app/features/withdrawal/withdrawal.functions.ts'
import type { Order, OrderList, Refund } from '#app/provider/types.ts'
import { getOrder, getOrders } from './profile.functions.ts'

/** The newest orders, as many pages of them as were asked for. */
export interface ReadOrders {
  readonly items: readonly Order[]
  /** The number of the page that follows; null after the last one. */
  readonly next: number | null
}

/** What the balance shows beside the Tunes. */
export interface BalanceFacts {
  readonly orders: ReadOrders
  readonly refunds: readonly Refund[]
  /** The order just made; null where there is none, or where it could not be found. */
  readonly newOrder: Order | null
}

/** Loads the balance with `pages` pages of orders; `newOrder` is the number of an order just made. */
export async function loadBalance(
  newOrder: string | undefined,
  pages: number | undefined,
): Promise<BalanceFacts> {
  const [orders, withdrawables] = await Promise.all([
    readOrders(pages ?? 1),
    getEligibleWithdrawals(),
  ])
  return {
    orders,
    refunds: unwrapOrThrow(withdrawables)?.refunds ?? [],
    newOrder: newOrder === undefined ? null : await findOrder(newOrder, orders.items),
  }
}

/** The first `pages` pages of orders, or as many as there are. */
export async function readOrders(pages: number, readPage = readOrderPage): Promise<ReadOrders> {
  const first = await readPage(1)
  const count = Math.min(pages, first.lastPage)
  const later = Array.from({ length: count - 1 }, (_, index) => readPage(index + 2))
  const lists = [first, ...(await Promise.all(later))]
  return {
    items: lists.flatMap(({ items }) => items),
    next: count < first.lastPage ? count + 1 : null,
  }
}

async function readOrderPage(page: number): Promise<OrderList> {
  return unwrapOrThrow(await getOrders({ data: { page } }))
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
  return unwrapOrNull(getOrder({ data: { number } }))
}
