import { z } from 'zod'
import { pagedEnvelope, singleEnvelope } from '#provider/contract/envelope.ts'
import { wireOrder } from '#provider/contract/order.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { toOrder } from '../normalise/order.ts'
import { parseValidItems } from '../http/parse-valid-items.ts'
import type { Order, OrderList } from '../types/order.ts'

const ordersOfCart = z.object({ data: z.array(wireOrder).max(1) })

/** The maximum number of pages to search for an order, newest first. */
const maxSearchedPages = 50

/** Creates the calls for the customer's orders. */
export function createOrderCalls(http: HttpClient) {
  return {
    /**
     * Fetches one page, newest first. No other parameter may be sent, because vanilla providers
     * treat parameters as columns.
     */
    list: (page: number) => listOrders(http, page),
    /** Fetches the order with the displayed number; null if the customer has no such order. */
    findByNumber: (number: string) => findOrderByNumber(http, number),
    /** Fetches the order that was placed for a cart; null if there is none. */
    findByCart: (cartId: number) => findOrderByCart(http, cartId),
  }
}

async function listOrders(http: HttpClient, page: number): Promise<Outcome<OrderList>> {
  const path = '/api/v1/customer/orders'
  const outcome = await http.send({
    method: 'GET',
    path,
    query: { page },
    schema: pagedEnvelope,
    isRequired: true,
  })
  return mapOutcome(outcome, ({ data, meta }) => ({
    items: parseValidItems(http, path, wireOrder, data).map((order) =>
      toOrder(order, http.options),
    ),
    page: meta.current_page,
    lastPage: meta.last_page,
  }))
}

/**
 * Filters the orders by cart, a column in vanilla providers. A cart has at most one order, so more
 * than one means that the provider ignores the filter.
 */
async function findOrderByCart(http: HttpClient, cartId: number): Promise<Outcome<Order | null>> {
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/customer/orders',
    query: { cart_id: cartId },
    schema: ordersOfCart,
  })
  return mapOutcome(outcome, ({ data: [order] }) => (order ? toOrder(order, http.options) : null))
}

/**
 * Tries the number as an id first, because some providers use ids as numbers, then searches the
 * pages.
 */
async function findOrderByNumber(http: HttpClient, number: string): Promise<Outcome<Order | null>> {
  const byId = /^\d{1,15}$/.test(number) ? await getOrder(http, Number(number)) : null
  if (byId?.ok && byId.value.number === number) return byId
  let last = 1
  for (let page = 1; page <= Math.min(last, maxSearchedPages); page += 1) {
    const listed = await listOrders(http, page)
    if (!listed.ok) return listed
    const match = listed.value.items.find((order) => order.number === number)
    if (match) return succeed(match)
    // If order numbers are ids, the request by id was already conclusive.
    const { items } = listed.value
    if (byId && items.every((order) => order.number === String(order.id))) break
    last = listed.value.lastPage
  }
  return succeed(null)
}

async function getOrder(http: HttpClient, id: number): Promise<Outcome<Order>> {
  const path = `/api/v1/customer/orders/${id}`
  const outcome = await http.send({ method: 'GET', path, schema: singleEnvelope(wireOrder) })
  return mapOutcome(outcome, ({ data }) => toOrder(data, http.options))
}
