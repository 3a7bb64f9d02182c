import { z } from 'zod'
import { deleteCartItems, findOpenCart, loadOpenCart, loadPrunedCart } from './carts.store.ts'
import {
  addProduct,
  addProducts,
  additionSchema,
  additionsSchema,
  unavailableMessage,
} from './cart-additions.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { throwHttpError, throwUpstreamError } from '../platform/http/http-error.ts'
import { parseBody, parseFields, readRawBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { serializeCart } from './serialize-cart.ts'
import { transactFor } from '../platform/database/transact.ts'

const removedMessage = 'Item is successfully removed from the cart.'

/**
 * Mounts the routes for reading the customer's cart and for adding, updating and removing lines.
 */
export function mountCart(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/cart', customerOnly, async (c) => {
    const view = await loadPrunedCart(context.db, c.get('customer').id, context.clock())
    return c.json({ data: view && (await serializeCart(context, c, view)) })
  })

  app.post('/api/v1/customer/cart/add', customerOnly, async (c) => {
    const { product_ids: ids } = await parseBody(c, additionsSchema)
    await limitChanges(context, c)
    const results = await transactFor(context.db, c.get('customer').id, (db) =>
      addProducts(db, c.get('customer').id, ids, context.clock()),
    )
    return c.json({ data: await loadSerializedCart(context, c), results })
  })

  app.post('/api/v1/customer/cart/add/:productId', customerOnly, async (c) => {
    const addition = await parseBody(c, additionSchema)
    await limitChanges(context, c)
    const result = await transactFor(context.db, c.get('customer').id, (db) =>
      addProduct(context, c, db, addition),
    )
    return c.json({ data: await loadSerializedCart(context, c), ...result })
  })

  app.put('/api/v1/customer/cart/update', customerOnly, async (c) => {
    const { qty } = await readRawBody(c)
    if (qty === undefined || qty === null) throwUpstreamError()
    await limitChanges(context, c)
    const quantities = parseFields(z.object({ qty: z.record(z.string(), z.unknown()) }), { qty })
    const view = await loadOpenCart(context.db, c.get('customer').id, context.clock())
    if (view === null) throwHttpError(400, 'Your cart is empty.', 'cart_empty')
    const ids = new Set(view.lines.map((line) => String(line.item.id)))
    if (hasUnavailableQuantity(quantities.qty, ids)) return c.json({ message: unavailableMessage })
    const data = await serializeCart(context, c, view)
    return c.json({ data, message: 'Cart Item(s) successfully updated.' })
  })

  app.delete('/api/v1/customer/cart/remove/:itemId', customerOnly, async (c) => {
    await limitChanges(context, c)
    await removeLines(context, c, Number(c.req.param('itemId')))
    return c.json({ data: await loadSerializedCart(context, c), message: removedMessage })
  })

  app.delete('/api/v1/customer/cart/remove', customerOnly, async (c) => {
    await limitChanges(context, c)
    await removeLines(context, c)
    return c.json({ message: removedMessage })
  })
}

/** Counts a change of the cart or the checkout, whose answer contains the whole cart. */
export async function limitChanges({ limiter }: Context, c: ProviderContext): Promise<void> {
  await limiter.attempt('cartAccount', String(c.get('customer').id))
}

/** Loads and serializes the customer's cart; returns null if it is empty. */
export async function loadSerializedCart(context: Context, c: ProviderContext) {
  const view = await loadOpenCart(context.db, c.get('customer').id, context.clock())
  return view === null ? null : await serializeCart(context, c, view)
}

async function removeLines(context: Context, c: ProviderContext, itemId?: number): Promise<void> {
  await transactFor(context.db, c.get('customer').id, async (db) => {
    const cart = await findOpenCart(db, c.get('customer').id)
    if (cart === null) return
    if (itemId === undefined) await deleteCartItems(db, cart)
    else if (Number.isSafeInteger(itemId)) await deleteCartItems(db, cart, [itemId])
  })
}

/**
 * Returns whether any quantity is not 1, the only valid quantity; throws for unknown lines, zero
 * and non-numeric quantities.
 */
function hasUnavailableQuantity(
  quantities: Record<string, unknown>,
  ids: ReadonlySet<string>,
): boolean {
  const requested = Object.entries(quantities).map(([id, quantity]) => ({
    id,
    // Converting an object to a number may throw.
    count: typeof quantity === 'object' ? Number.NaN : Number(quantity),
  }))
  if (requested.some(({ id }) => !ids.has(id))) throwHttpError(400, 'Cart Item not found')
  if (requested.some(({ count }) => Number.isNaN(count) || count === 0)) {
    throwHttpError(400, 'Quantity cannot be lesser than one.')
  }
  return requested.some(({ count }) => count !== 1)
}
