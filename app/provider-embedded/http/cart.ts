import { z } from 'zod'
import {
  deleteCartItems,
  findOpenCart,
  findOrCreateCart,
  insertCartItem,
  loadCart,
  loadOpenCart,
  pruneCart,
} from '../db/carts.ts'
import type { CartRow } from '../db/carts.ts'
import { getOwnedProductIds } from '../db/ownership.ts'
import { findProductsById } from '../db/products.ts'
import type { CartProduct } from '../db/products.ts'
import type { Database } from '../db/schema.ts'
import { checkAddition } from '../domain/purchase-rules.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { throwHttpError, throwUpstreamError } from './http-error.ts'
import { parseBody, parseFields, readRawBody } from './parse-body.ts'
import { requireCustomer } from './require-customer.ts'
import { serializeCart } from './serialize-cart.ts'
import { transactFor } from '../db/transact.ts'

const unavailableMessage = 'The requested quantity is not available, please try again later.'
const removedMessage = 'Item is successfully removed from the cart.'
const invalidProductMessage = 'The selected product id is invalid.'

const additionSchema = z.object({
  product_id: z.coerce.number().int(),
  quantity: z.coerce.number().int().min(1).optional(),
  is_buy_now: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
  links: z.array(z.coerce.number().int()).max(50).optional(),
})

type Addition = z.output<typeof additionSchema>

/**
 * Mounts the routes for reading the customer's cart and for adding, updating and removing lines.
 */
export function mountCart(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/cart', customerOnly, async (c) => {
    await pruneCart(context.db, c.get('customer').id, context.clock())
    return c.json({ data: await loadSerializedCart(context, c) })
  })

  app.post('/api/v1/customer/cart/add/:productId', customerOnly, async (c) => {
    const addition = await parseBody(c, additionSchema)
    const result = await transactFor(context.db, c.get('customer').id, (db) =>
      addProduct(context, c, db, addition),
    )
    return c.json({ data: await loadSerializedCart(context, c), ...result })
  })

  app.put('/api/v1/customer/cart/update', customerOnly, async (c) => {
    const { qty } = await readRawBody(c)
    if (qty === undefined || qty === null) throwUpstreamError()
    const quantities = parseFields(z.object({ qty: z.record(z.string(), z.unknown()) }), { qty })
    const view = await loadOpenCart(context.db, c.get('customer').id, context.clock())
    if (view === null) throwHttpError(400, 'Your cart is empty.', 'cart_empty')
    const ids = new Set(view.lines.map((line) => String(line.item.id)))
    if (hasUnavailableQuantity(quantities.qty, ids)) return c.json({ message: unavailableMessage })
    const data = await serializeCart(context, c, view)
    return c.json({ data, message: 'Cart Item(s) successfully updated.' })
  })

  app.delete('/api/v1/customer/cart/remove/:itemId', customerOnly, async (c) => {
    await removeLines(context, c, Number(c.req.param('itemId')))
    return c.json({ data: await loadSerializedCart(context, c), message: removedMessage })
  })

  app.delete('/api/v1/customer/cart/remove', customerOnly, async (c) => {
    await removeLines(context, c)
    return c.json({ message: removedMessage })
  })
}

/** Loads and serializes the customer's cart; returns null if it is empty. */
export async function loadSerializedCart(context: Context, c: ProviderContext) {
  const view = await loadOpenCart(context.db, c.get('customer').id, context.clock())
  return view === null ? null : await serializeCart(context, c, view)
}

async function addProduct(context: Context, c: ProviderContext, db: Database, addition: Addition) {
  const product = await findProduct(c, db, addition)
  const customerId = c.get('customer').id
  const now = context.clock()
  if (Number(addition.is_buy_now ?? 0) === 1) await clearCart(db, customerId)
  const cart = await findOrCreateCart(db, customerId, now)
  const { lines } = await loadCart(db, cart, now)
  const inCart = lines.map((line) => line.product)
  const refusal = checkAddition(product, inCart, await getOwnedProductIds(db, customerId))
  if (refusal === 'already_in_cart') {
    return { message: 'This item is already in your cart.', reason: refusal }
  }
  if (refusal === 'already_owned') throwHttpError(422, 'You already own this item.', refusal)
  if (refusal === 'pack_and_part') {
    throwHttpError(422, 'A pack and a sound of that pack cannot be in one cart.', refusal)
  }
  await insertCartItem(db, cart, product.id, serializeAdditional(cart, product, addition), now)
  return { message: 'Item is successfully added to cart.' }
}

async function findProduct(
  c: ProviderContext,
  db: Database,
  addition: Addition,
): Promise<CartProduct> {
  const [product] = await findProductsById(db, [addition.product_id])
  const known = z.object({
    product_id: z.custom(() => product !== undefined, invalidProductMessage),
  })
  parseFields(known, addition)
  if (String(addition.product_id) !== c.req.param('productId') || product === undefined) {
    throwHttpError(400, 'Product Id is invalid.')
  }
  if (!product.isOnSale) throwHttpError(400, 'Inactive item cannot be added to cart.')
  const { links = [], quantity } = addition
  if (quantity === undefined) throwHttpError(400, 'Undefined array key "quantity"')
  if (links.length === 0) throwHttpError(400, 'Downloadable links are missing for this product.')
  // Bagisto grants access to any file whose link id is sent; this provider rejects link ids of
  // other products.
  if (links.some((link) => link !== product.linkId)) {
    throwHttpError(400, 'Downloadable links do not belong to this product.', 'links_invalid')
  }
  if (quantity > 1) throwHttpError(400, unavailableMessage)
  return product
}

function serializeAdditional(cart: CartRow, product: CartProduct, addition: Addition) {
  return {
    ...addition,
    cart_id: cart.id,
    product_id: product.id,
    quantity: 1,
    links: [product.linkId],
    attributes: [{ attribute_name: 'Downloads', option_id: 0, option_label: 'WAV' }],
  }
}

async function clearCart(db: Database, customerId: number): Promise<void> {
  const cart = await findOpenCart(db, customerId)
  if (cart !== null) await deleteCartItems(db, cart)
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
