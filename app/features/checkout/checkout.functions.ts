import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Outcome } from '#app/provider/failure.ts'
import { euros } from '#app/provider/money.ts'
import type { SavedOrder } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'

const cents = z.number().int().min(0)

const order = z.object({
  cartId: z.number().int().positive(),
  consent: z.literal(true),
  /** The sums on the buyer's screen, in cents. */
  total: cents,
  due: cents,
})

/**
 * Makes the order of a cart: address, payment, order, one after the other; the first that fails ends
 * it, and so does a cart that has other sums by now than the buyer has seen. Repeating it with the
 * same cart answers the same order.
 */
export const placeOrder = createServerFn({ method: 'POST' })
  .validator(order)
  .handler(async ({ data }): Promise<Outcome<SavedOrder>> => {
    const client = providerClient()
    const customer = await client.customer.get()
    if (!customer.ok) return customer
    const address = await client.checkout.saveAddress(customer.value)
    if (!address.ok) return address
    const payment = await client.checkout.savePayment()
    if (!payment.ok) return payment
    return client.checkout.saveOrder({
      cartId: data.cartId,
      consent: data.consent,
      shown: { total: euros(data.total), due: euros(data.due) },
    })
  })
