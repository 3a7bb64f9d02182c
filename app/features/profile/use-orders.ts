import { useState } from 'react'
import type { Order, OrderList } from '#app/provider/types.ts'

export interface OrdersShown {
  readonly orders: readonly Order[]
  /** Whether there are more of them. */
  readonly hasMore: boolean
  readonly busy: boolean
  /** Whether the next ones could not be had; those that show stay. */
  readonly failed: boolean
  readonly showMore: () => Promise<void>
}

/** The orders from the page that was loaded with the route on, as many more as are asked for. */
export function useOrders(
  first: OrderList,
  load: (page: number) => Promise<OrderList>,
): OrdersShown {
  const [read, setRead] = useState({ first, pages: [first] })
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const pages = read.first === first ? read.pages : [first]
  const last = pages.at(-1) ?? first
  async function showMore(): Promise<void> {
    setState('busy')
    try {
      const next = await load(last.page + 1)
      setRead({ first, pages: [...pages, next] })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return {
    orders: pages.flatMap(({ items }) => items),
    hasMore: last.page < last.lastPage,
    busy: state === 'busy',
    failed: state === 'failed',
    showMore,
  }
}
