import { paged, single } from './contract/envelope.ts'
import { wireLibrary, wireOrder } from './contract/order.ts'
import { mapOutcome, success } from './failure.ts'
import type { Outcome } from './failure.ts'
import type { Http } from './http.ts'
import { downloadPath, toOrder } from './normalise/order.ts'
import { parseValidItems } from './parse-valid-items.ts'
import type { Download, Order, OrderList } from './types.ts'

/** The maximum number of pages to search for an order, newest first. */
const maxSearchedPages = 50

/** Creates the calls for the customer's orders. */
export function orderCalls(http: Http) {
  return {
    /**
     * Fetches one page, newest first. Sends no other parameter, because a vanilla provider would
     * treat it as a column.
     */
    list: (page: number) => list(http, page),
    /** Fetches the order with the displayed number; null if the customer has no such order. */
    byNumber: (number: string) => byNumber(http, number),
  }
}

async function list(http: Http, page: number): Promise<Outcome<OrderList>> {
  const path = '/api/v1/customer/orders'
  const outcome = await http.send({ method: 'GET', path, query: { page }, schema: paged })
  return mapOutcome(outcome, ({ data, meta }) => ({
    items: parseValidItems(http, path, wireOrder, data).map((order) =>
      toOrder(order, http.options),
    ),
    page: meta.current_page,
    lastPage: meta.last_page,
  }))
}

/**
 * Tries the number as an id first, because some providers use ids as numbers, then searches the
 * pages.
 */
async function byNumber(http: Http, number: string): Promise<Outcome<Order | null>> {
  const byId = /^\d{1,15}$/.test(number) ? await get(http, Number(number)) : null
  if (byId?.ok && byId.value.number === number) return byId
  let last = 1
  for (let page = 1; page <= Math.min(last, maxSearchedPages); page += 1) {
    const listed = await list(http, page)
    if (!listed.ok) return listed
    const found = listed.value.items.find((order) => order.number === number)
    if (found) return success(found)
    // If order numbers are ids, the request by id was already conclusive.
    const { items } = listed.value
    if (byId && items.every((order) => order.number === String(order.id))) break
    last = listed.value.lastPage
  }
  return success(null)
}

async function get(http: Http, id: number): Promise<Outcome<Order>> {
  const path = `/api/v1/customer/orders/${id}`
  const outcome = await http.send({ method: 'GET', path, schema: single(wireOrder) })
  return mapOutcome(outcome, ({ data }) => toOrder(data, http.options))
}

/** Creates the calls for the files that the customer owns. */
export function libraryCalls(http: Http) {
  return {
    /** Lists every file that can be downloaded; null if the provider does not support this list. */
    async list(): Promise<Outcome<Download[] | null>> {
      const outcome = await http.send({
        method: 'GET',
        path: '/api/v1/customer/library',
        schema: single(wireLibrary),
      })
      if (!outcome.ok && outcome.failure.kind === 'not-found') return success(null)
      return mapOutcome(outcome, ({ data }) =>
        data.map((file) => ({
          linkId: file.link_id,
          productId: file.product_id,
          name: file.name,
          bytes: file.bytes,
          url: downloadPath(file.link_id),
        })),
      )
    },
  }
}
