import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Outcome } from '#app/provider/failure.ts'
import { euros } from '#app/provider/money.ts'
import type { SavedOrder } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { orderCart } from './order-cart.server.ts'

const cents = z.number().int().min(0)

const order = z.object({
  cartId: z.number().int().positive(),
  consent: z.literal(true),
  /** The sums that the customer has seen, in cents. */
  total: cents,
  due: cents,
})

/**
 * Places the order of a cart, unless its sums differ from those that the customer has seen.
 * Idempotent: ordering the same cart again returns the same order.
 */
export const placeOrder = createServerFn({ method: 'POST' })
  .validator(order)
  .handler(({ data: { cartId, consent, total, due } }): Promise<Outcome<SavedOrder>> =>
    orderCart(providerClient(), {
      cartId,
      consent,
      shown: { total: euros(total), due: euros(due) },
    }),
  )
