import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { countrySchema } from '#app/features/country/country.functions.ts'
import { checkPaymentUrl } from '#app/features/payment/check-payment-url.server.ts'
import { deliversAtOnce } from '#app/provider/capabilities.ts'
import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Order, SavedOrder } from '#app/provider/types/order.ts'
import { m } from '#app/paraglide/messages.js'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { orderCart } from './order-cart.server.ts'

const centsSchema = z.number().int().min(0)

const cartIdSchema = z.number().int().positive()

const orderSchema = z.object({
  cartId: cartIdSchema,
  consent: z.boolean(),
  country: countrySchema,
  /** The amounts shown to the customer, in cents. */
  total: centsSchema,
  due: centsSchema,
  /** The lines shown to the customer. */
  lines: z.array(z.object({ productId: z.number().int(), total: centsSchema })).max(1000),
  /** What a card is charged, and whether the balance pays first; absent if the balance pays. */
  payment: z.object({ card: centsSchema, usesBalance: z.boolean() }).optional(),
})

export type OrderData = z.infer<typeof orderSchema>

/**
 * Places the order for a cart, or opens the payment page for it, unless its lines or amounts differ from those shown to the customer.
 * Immediate delivery requires consent. Idempotent: repeated requests for the same cart return the
 * same order.
 */
export const placeOrder = createServerFn({ method: 'POST' })
  .validator(orderSchema)
  .handler(async ({ data }): Promise<Outcome<SavedOrder>> => {
    const { cartId, consent, country, total, due, lines, payment } = data
    const { capabilities } = getRequestScope().app.settings
    const outcome = await orderCart(getProviderClient(), {
      cartId,
      consent,
      consentText: consent ? m.cart_consent() : null,
      country,
      deliversAtOnce: deliversAtOnce(capabilities),
      ...(payment ? { payment: { ...payment, card: toMoney(payment.card) } } : {}),
      shown: {
        total: toMoney(total),
        due: toMoney(due),
        lines: lines.map((line) => ({ ...line, total: toMoney(line.total) })),
      },
    })
    const isRejected =
      outcome.ok && outcome.value.kind === 'redirect' && !checkPaymentUrl(outcome.value.url)
    return isRejected ? fail({ kind: 'invalid-response' }) : outcome
  })

/** Returns the order placed for a cart, or null if there is none. */
export const getPlacedOrder = createServerFn({ method: 'GET' })
  .validator(z.object({ cartId: cartIdSchema }))
  .handler(({ data }): Promise<Outcome<Order | null>> =>
    getProviderClient().orders.findByCart(data.cartId),
  )
