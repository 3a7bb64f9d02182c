import { z } from 'zod'
import { readOpenCart, updateCart } from '../db/carts.ts'
import type { CartView } from '../db/carts.ts'
import type { Database } from '../db/schema.ts'
import { addressBlock, isForShipping } from './address-shape.ts'
import type { AddressBlock } from './address-shape.ts'
import { currentCart } from './cart.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { abortAsHost, failAsHost } from './host-failure.ts'
import { parseFields, rawBody } from './read-body.ts'
import { requireCustomer } from './require-customer.ts'
import { moneyKeys } from './wire-money.ts'
import { decimal } from './wire.ts'

/** The steps before an order: the address and the way of paying. */
export function mountCheckout(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/customer/checkout/save-address', customerOnly, async (c) => {
    const { billing, shipping } = readAddresses(await rawBody(c))
    await changeCart(context, c, (db, view) =>
      updateCart(
        db,
        view.cart,
        { billing_address: JSON.stringify(billing), shipping_address: JSON.stringify(shipping) },
        context.clock(),
      ),
    )
    const cart = await currentCart(context, c)
    return c.json({
      data: { rates: shippingRates(c), cart },
      message: 'Address saved successfully.',
    })
  })

  app.post('/api/v1/customer/checkout/save-payment', customerOnly, async (c) => {
    const method = readPaymentMethod(await rawBody(c))
    await changeCart(context, c, (db, view) =>
      updateCart(db, view.cart, { payment_method: method }, context.clock()),
    )
    const cart = await currentCart(context, c)
    return c.json({ data: { cart }, message: 'Payment method saved successfully.' })
  })
}

async function changeCart(
  context: Context,
  c: ProviderContext,
  change: (db: Database, view: CartView) => Promise<void>,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const view = await readOpenCart(db, c.get('customer').id, context.clock())
    if (view === null) abortAsHost('cart_empty')
    await change(db, view)
  })
}

/** The host wants a shipping block even when nothing is shipped, unless billing stands for both. */
function readAddresses(body: Record<string, unknown>): {
  billing: AddressBlock
  shipping: AddressBlock
} {
  if (body['billing'] === undefined || body['billing'] === null) failAsHost()
  const { billing } = parseFields(z.object({ billing: addressBlock }), body)
  if (isForShipping(billing)) return { billing, shipping: billing }
  const { shipping } = parseFields(z.object({ shipping: addressBlock }), body)
  return { billing, shipping }
}

/** Only the presence of `payment` is checked by the host; what it cannot read, it fails on. */
function readPaymentMethod(body: Record<string, unknown>): string {
  const { payment } = body
  const isEmptyObject =
    typeof payment === 'object' && payment !== null && Object.keys(payment).length === 0
  if (payment === undefined || payment === null || payment === '' || isEmptyObject) {
    parseFields(z.object({ payment: z.object({ method: z.string() }) }), {})
  }
  const read = z.object({ method: z.string().min(1).max(100) }).safeParse(payment)
  return read.success ? read.data.method : failAsHost()
}

function shippingRates(c: ProviderContext) {
  const rate = {
    id: null,
    carrier: 'free',
    carrier_title: 'Free Shipping',
    method: 'free_free',
    method_title: 'Free Shipping',
    method_description: 'Free Shipping',
    ...moneyKeys('price', 0, c.get('locale'), decimal),
    created_at: null,
    updated_at: null,
  }
  return [{ carrier_title: rate.carrier_title, rates: [rate] }]
}
