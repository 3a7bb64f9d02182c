import { paged, single } from './contract/envelope.ts'
import { wireLibrary, wireOrder } from './contract/order.ts'
import { mapOutcome, success } from './failure.ts'
import type { Outcome } from './failure.ts'
import type { Http } from './http.ts'
import { downloadPath, toOrder } from './normalise/order.ts'
import { parseValidItems } from './parse-valid-items.ts'
import type { Download, Order, OrderList } from './types.ts'

/** How many pages are looked through for an order, newest first. */
const pagesSearched = 50

/** What the customer bought, order by order. */
export function orderCalls(http: Http) {
  return {
    /** One page, newest first; a host takes every other parameter for a column, so none is sent. */
    list: (page: number) => list(http, page),
    /** The order with the number that people are shown; null where the customer has none such. */
    byNumber: (number: string) => byNumber(http, number),
  }
}

async function list(http: Http, page: number): Promise<Outcome<OrderList>> {
  const path = '/api/v1/customer/orders'
  const outcome = await http.send({ method: 'GET', path, query: { page }, answer: paged })
  return mapOutcome(outcome, ({ data, meta }) => ({
    items: parseValidItems(http, path, wireOrder, data).map((order) =>
      toOrder(order, http.options),
    ),
    page: meta.current_page,
    lastPage: meta.last_page,
  }))
}

/** A host numbers its orders by their ids, or as it likes: then the pages are looked through. */
async function byNumber(http: Http, number: string): Promise<Outcome<Order | null>> {
  const named = /^\d{1,15}$/.test(number) ? await get(http, Number(number)) : null
  if (named?.ok && named.value.number === number) return named
  let last = 1
  for (let page = 1; page <= Math.min(last, pagesSearched); page += 1) {
    const listed = await list(http, page)
    if (!listed.ok) return listed
    const found = listed.value.items.find((order) => order.number === number)
    if (found) return success(found)
    // Where numbers are ids, asking by the id has found out all there is.
    const { items } = listed.value
    if (named && items.every((order) => order.number === String(order.id))) break
    last = listed.value.lastPage
  }
  return success(null)
}

async function get(http: Http, id: number): Promise<Outcome<Order>> {
  const path = `/api/v1/customer/orders/${id}`
  const outcome = await http.send({ method: 'GET', path, answer: single(wireOrder) })
  return mapOutcome(outcome, ({ data }) => toOrder(data, http.options))
}

/** What the customer owns, file by file. */
export function libraryCalls(http: Http) {
  return {
    /** Every file that may be fetched; null where the host has no such list. */
    async list(): Promise<Outcome<Download[] | null>> {
      const outcome = await http.send({
        method: 'GET',
        path: '/api/v1/customer/library',
        answer: single(wireLibrary),
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
