import { z } from 'zod'
import { findOpenCart, loadOpenCart, updateCart } from './carts.store.ts'
import { findCode } from './codes.store.ts'
import { normalizeCode } from './discount-code.rules.ts'
import type { CodeRefusal } from './discount-code.rules.ts'
import { limitChanges, loadSerializedCart } from './cart.routes.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { throwHttpError } from '../platform/http/http-error.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { transactFor } from '../platform/database/transact.ts'

const refusalMessages: Record<CodeRefusal, string> = {
  coupon_invalid: 'Coupon code is invalid.',
  coupon_used: 'This code has already been used.',
  coupon_expired: 'This code has expired.',
}

const codeSchema = z.object({ code: z.string().trim().min(1).max(64) })
const optionalCodeSchema = z.object({ code: z.string().max(64).nullish() })

/** Mounts the routes that apply and remove codes; both coupon and gift card codes are accepted. */
export function mountCoupon(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/customer/cart/coupon', customerOnly, async (c) => {
    const { code } = await parseBody(c, codeSchema)
    await context.limiter.attemptAll([
      ['couponAccount', String(c.get('customer').id)],
      ['couponAddress', c.get('address')],
    ])
    await applyCode(context, c, normalizeCode(code))
    const data = await loadSerializedCart(context, c)
    return c.json({ data, message: 'Coupon code applied successfully.' })
  })

  app.delete('/api/v1/customer/cart/coupon', customerOnly, async (c) => {
    const { code } = await parseBody(c, optionalCodeSchema)
    await limitChanges(context, c)
    await removeCodes(context, c, code === undefined || code === null ? null : normalizeCode(code))
    const data = await loadSerializedCart(context, c)
    return c.json({ data, message: 'Coupon code removed successfully.' })
  })
}

async function applyCode(context: Context, c: ProviderContext, code: string): Promise<void> {
  const customerId = c.get('customer').id
  const now = context.clock()
  await transactFor(context.db, customerId, async (db) => {
    const view = await loadOpenCart(db, customerId, now)
    if (view === null) throwHttpError(400, 'Your cart is empty.', 'cart_empty')
    const found = await findCode(db, code, customerId, now)
    if (found.refusal !== null) throwHttpError(400, refusalMessages[found.refusal], found.refusal)
    const change = found.coupon === null ? { gift_card_code: code } : { coupon_code: code }
    await updateCart(db, view.cart, change, now)
  })
}

/** Removes a code from the cart, or all codes if `code` is null. */
async function removeCodes(
  context: Context,
  c: ProviderContext,
  code: string | null,
): Promise<void> {
  await transactFor(context.db, c.get('customer').id, async (db) => {
    const cart = await findOpenCart(db, c.get('customer').id)
    if (cart === null) return
    const isRemoved = (current: string | null) => code === null || current === code
    const changes = {
      coupon_code: isRemoved(cart.coupon_code) ? null : cart.coupon_code,
      gift_card_code: isRemoved(cart.gift_card_code) ? null : cart.gift_card_code,
    }
    await updateCart(db, cart, changes, context.clock())
  })
}
