import { z } from 'zod'
import { applyCode, removeCodes } from './change-cart.ts'
import { normalizeCode } from './discount-code.rules.ts'
import type { CodeRefusal } from './discount-code.rules.ts'
import { limitChanges, loadSerializedCart } from './cart.routes.ts'
import type { Context, ProviderApp } from '../context.ts'
import { throwHttpError } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'

const refusalMessages: Record<CodeRefusal | 'cart_empty', string> = {
  cart_empty: 'Your cart is empty.',
  coupon_invalid: 'Coupon code is invalid.',
  coupon_used: 'This code has already been used.',
  coupon_expired: 'This code has expired.',
}

const codeSchema = z.object({ code: z.string().trim().min(1).max(64) })
const optionalCodeSchema = z.object({ code: z.string().max(64).nullish() })

/** Mounts the routes that apply and remove coupon and gift card codes. */
export function mountCoupon(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/customer/cart/coupon', customerOnly, async (c) => {
    const { code } = await parseBody(c, codeSchema)
    await context.limiter.attemptAll([
      ['couponAccount', String(c.get('customer').id)],
      ['couponAddress', c.get('address')],
    ])
    const refusal = await applyCode(context, c.get('customer').id, normalizeCode(code))
    if (refusal !== null) throwHttpError(400, refusalMessages[refusal], refusal)
    const data = await loadSerializedCart(context, c)
    return c.json({ data, message: 'Coupon code applied successfully.' })
  })

  app.delete('/api/v1/customer/cart/coupon', customerOnly, async (c) => {
    const { code } = await parseBody(c, optionalCodeSchema)
    await limitChanges(context, c)
    const removed = code === undefined || code === null ? null : normalizeCode(code)
    await removeCodes(context, c.get('customer').id, removed)
    const data = await loadSerializedCart(context, c)
    return c.json({ data, message: 'Coupon code removed successfully.' })
  })
}
