import { z } from 'zod'
import { findOpenCart, loadOpenCart, updateCart } from '../db/carts.ts'
import { findCode } from '../db/codes.ts'
import { normalizeCode } from '../domain/discount-code.ts'
import type { CodeRefusal } from '../domain/discount-code.ts'
import { currentCart } from './cart.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { parseBody } from './parse-body.ts'
import { throwHttpError } from './http-error.ts'
import { requireCustomer } from './require-customer.ts'

const refusals: Record<CodeRefusal, string> = {
  coupon_invalid: 'Coupon code is invalid.',
  coupon_used: 'This code has already been used.',
  coupon_expired: 'This code has expired.',
}

const codeBody = z.object({ code: z.string().trim().min(1).max(64) })
const optionalCodeBody = z.object({ code: z.string().max(64).nullish() })

/** One field for both: a code that lowers the total, and a gift card that pays a part of it. */
export function mountCoupon(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/customer/cart/coupon', customerOnly, async (c) => {
    const { code } = await parseBody(c, codeBody)
    await context.limiter.attempt('couponAccount', String(c.get('customer').id))
    await context.limiter.attempt('couponAddress', c.get('address'))
    await apply(context, c, normalizeCode(code))
    const data = await currentCart(context, c)
    return c.json({ data, message: 'Coupon code applied successfully.' })
  })

  app.delete('/api/v1/customer/cart/coupon', customerOnly, async (c) => {
    const { code } = await parseBody(c, optionalCodeBody)
    await forget(context, c, code === undefined || code === null ? null : normalizeCode(code))
    const data = await currentCart(context, c)
    return c.json({ data, message: 'Coupon code removed successfully.' })
  })
}

async function apply(context: Context, c: ProviderContext, code: string): Promise<void> {
  const customerId = c.get('customer').id
  const now = context.clock()
  await context.db.transaction().execute(async (db) => {
    const view = await loadOpenCart(db, customerId, now)
    if (view === null) throwHttpError(400, 'Your cart is empty.', 'cart_empty')
    const found = await findCode(db, code, customerId, now)
    if (found.refusal !== null) throwHttpError(400, refusals[found.refusal], found.refusal)
    const change = found.coupon === null ? { gift_card_code: code } : { coupon_code: code }
    await updateCart(db, view.cart, change, now)
  })
}

/** Takes the given code off the cart, or every code when none is given. */
async function forget(context: Context, c: ProviderContext, code: string | null): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const cart = await findOpenCart(db, c.get('customer').id)
    if (cart === null) return
    const isGone = (held: string | null) => code === null || held === code
    const changes = {
      coupon_code: isGone(cart.coupon_code) ? null : cart.coupon_code,
      gift_card_code: isGone(cart.gift_card_code) ? null : cart.gift_card_code,
    }
    await updateCart(db, cart, changes, context.clock())
  })
}
