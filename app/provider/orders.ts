import { paged, single } from './contract/envelope.ts'
import { wireLibrary, wireOrder } from './contract/order.ts'
import { mapOutcome, success } from './failure.ts'
import type { Outcome } from './failure.ts'
import type { Http } from './http.ts'
import { downloadPath, toOrder } from './normalise/order.ts'
import { readableItems } from './readable-items.ts'
import type { Download, OrderList } from './types.ts'

export type OrderCalls = ReturnType<typeof orderCalls>

/** What the customer bought, order by order. */
export function orderCalls(http: Http) {
  return {
    /** One page, newest first; a host takes every other parameter for a column, so none is sent. */
    async list(page: number): Promise<Outcome<OrderList>> {
      const path = '/api/v1/customer/orders'
      const outcome = await http.send({ method: 'GET', path, query: { page }, answer: paged })
      return mapOutcome(outcome, ({ data, meta }) => ({
        items: readableItems(http, path, wireOrder, data).map((order) =>
          toOrder(order, http.options),
        ),
        page: meta.current_page,
        lastPage: meta.last_page,
      }))
    },
  }
}

export type LibraryCalls = ReturnType<typeof libraryCalls>

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
      if (!outcome.ok && outcome.failure.kind === 'absent') return success(null)
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
