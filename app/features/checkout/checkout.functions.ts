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
  /** The amounts shown to the customer, in cents. */
  total: cents,
  due: cents,
})

/**
 * Places the order for a cart, unless its amounts differ from those shown to the customer.
 * Idempotent: repeated requests for the same cart return the same order.
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
