import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Outcome } from '#app/provider/failure.ts'
import { toMoney } from '#app/provider/money.ts'
import type { SavedOrder } from '#app/provider/types.ts'
import { getProviderClient } from '#app/server/provider.server.ts'
import { orderCart } from './order-cart.server.ts'

const centsSchema = z.number().int().min(0)

const orderSchema = z.object({
  cartId: z.number().int().positive(),
  consent: z.literal(true),
  /** The amounts shown to the customer, in cents. */
  total: centsSchema,
  due: centsSchema,
})

/**
 * Places the order for a cart, unless its amounts differ from those shown to the customer.
 * Idempotent: repeated requests for the same cart return the same order.
 */
export const placeOrder = createServerFn({ method: 'POST' })
  .validator(orderSchema)
  .handler(({ data: { cartId, consent, total, due } }): Promise<Outcome<SavedOrder>> =>
    orderCart(getProviderClient(), {
      cartId,
      consent,
      shown: { total: toMoney(total), due: toMoney(due) },
    }),
  )
