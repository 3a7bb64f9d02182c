import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Outcome } from '#app/provider/failure.ts'
import type { Order, OrderList } from '#app/provider/types/order.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

/** Returns one page of the customer's orders, newest first. */
export const getOrders = createServerFn({ method: 'GET' })
  .validator(z.object({ page: z.number().int().min(1).max(10_000) }))
  .handler(({ data }): Promise<Outcome<OrderList>> => getProviderClient().orders.list(data.page))

/** Returns the customer's order by its number, or null if there is none. */
export const getOrder = createServerFn({ method: 'GET' })
  .validator(z.object({ number: z.string().min(1).max(64) }))
  .handler(({ data }): Promise<Outcome<Order | null>> =>
    getProviderClient().orders.findByNumber(data.number),
  )
