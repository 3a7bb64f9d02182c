import { z } from 'zod'
import {
  findOpenCart,
  insertCartItem,
  findOrCreateCart,
  loadCart,
  loadOpenCart,
  deleteCartItems,
  pruneCart,
} from '../db/carts.ts'
import type { CartRow } from '../db/carts.ts'
import type { Database } from '../db/schema.ts'
import { findSoldProducts } from '#app/provider-embedded/db/products.ts'
import type { SoldProduct } from '#app/provider-embedded/db/products.ts'
import { checkAddition } from '#app/provider-embedded/domain/purchase-rules.ts'
import { getOwnedProductIds } from '../db/ownership.ts'
import { serializeCart } from './serialize-cart.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { throwUpstreamError } from './host-failure.ts'
import { parseFields, readRawBody, parseBody } from './parse-body.ts'
import { throwHttpError } from './http-error.ts'
import { requireCustomer } from './require-customer.ts'

const unavailable = 'The requested quantity is not available, please try again later.'
const removed = 'Item is successfully removed from the cart.'

const addition = z.object({
  product_id: z.coerce.number().int(),
  quantity: z.coerce.number().int().min(1).optional(),
  is_buy_now: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
  links: z.array(z.coerce.number().int()).max(50).optional(),
})

/** The cart of a customer: reading it, adding, changing and removing lines. */
export function mountCart(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/cart', customerOnly, async (c) => {
    await pruneCart(context.db, c.get('customer').id, context.clock())
    return c.json({ data: await currentCart(context, c) })
  })

  app.post('/api/v1/customer/cart/add/:productId', customerOnly, async (c) => {
    const wanted = await parseBody(c, addition)
    const outcome = await context.db.transaction().execute((db) => add(context, c, db, wanted))
    return c.json({ data: await currentCart(context, c), ...outcome })
  })

  app.put('/api/v1/customer/cart/update', customerOnly, async (c) => {
    const { qty } = await readRawBody(c)
    if (qty === undefined || qty === null) throwUpstreamError()
    const quantities = parseFields(z.object({ qty: z.record(z.string(), z.unknown()) }), { qty })
    const view = await loadOpenCart(context.db, c.get('customer').id, context.clock())
    if (view === null) throwHttpError(400, 'Your cart is empty.', 'cart_empty')
    const ids = new Set(view.lines.map((line) => String(line.item.id)))
    if (isQuantityRefused(quantities.qty, ids)) return c.json({ message: unavailable })
    const data = await serializeCart(context, c, view)
    return c.json({ data, message: 'Cart Item(s) successfully updated.' })
  })

  app.delete('/api/v1/customer/cart/remove/:itemId', customerOnly, async (c) => {
    await remove(context, c, Number(c.req.param('itemId')))
    return c.json({ data: await currentCart(context, c), message: removed })
  })

  app.delete('/api/v1/customer/cart/remove', customerOnly, async (c) => {
    await remove(context, c)
    return c.json({ message: removed })
  })
}

/** The customer's cart on the wire; null when nothing is in it. */
export async function currentCart(context: Context, c: ProviderContext) {
  const view = await loadOpenCart(context.db, c.get('customer').id, context.clock())
  return view === null ? null : await serializeCart(context, c, view)
}

async function add(
  context: Context,
  c: ProviderContext,
  db: Database,
  wanted: z.output<typeof addition>,
) {
  const product = await readWanted(c, db, wanted)
  const customerId = c.get('customer').id
  const now = context.clock()
  if (Number(wanted.is_buy_now ?? 0) === 1) await discardCart(db, customerId)
  const cart = await findOrCreateCart(db, customerId, now)
  const view = await loadCart(db, cart, now)
  const owned = await getOwnedProductIds(db, customerId)
  const refusal = checkAddition(
    product,
    view.lines.map((line) => line.product),
    owned,
  )
  if (refusal === 'already_in_cart') {
    return { message: 'This item is already in your cart.', reason: refusal }
  }
  if (refusal === 'already_owned') throwHttpError(422, 'You already own this item.', refusal)
  if (refusal === 'pack_and_part') {
    throwHttpError(422, 'A pack and a sound of that pack cannot be in one cart.', refusal)
  }
  await insertCartItem(db, cart, product.id, additionalOf(cart, product, wanted), now)
  return { message: 'Item is successfully added to cart.' }
}

async function readWanted(
  c: ProviderContext,
  db: Database,
  wanted: z.output<typeof addition>,
): Promise<SoldProduct> {
  const [product] = await findSoldProducts(db, [wanted.product_id])
  const known = z.object({ product_id: z.custom(() => product !== undefined, invalidProduct) })
  parseFields(known, wanted)
  if (String(wanted.product_id) !== c.req.param('productId') || product === undefined) {
    throwHttpError(400, 'Product Id is invalid.')
  }
  if (!product.isOnSale) throwHttpError(400, 'Inactive item cannot be added to cart.')
  const { links = [], quantity } = wanted
  if (quantity === undefined) throwHttpError(400, 'Undefined array key "quantity"')
  if (links.length === 0) throwHttpError(400, 'Downloadable links are missing for this product.')
  // The host grants whatever file a foreign link id names; here it grants nothing.
  if (links.some((link) => link !== product.linkId)) {
    throwHttpError(400, 'Downloadable links are not of this product.', 'links_invalid')
  }
  if (quantity > 1) throwHttpError(400, unavailable)
  return product
}

const invalidProduct = 'The selected product id is invalid.'

function additionalOf(cart: CartRow, product: SoldProduct, wanted: z.output<typeof addition>) {
  return {
    ...wanted,
    cart_id: cart.id,
    product_id: product.id,
    quantity: 1,
    links: [product.linkId],
    attributes: [{ attribute_name: 'Downloads', option_id: 0, option_label: 'WAV' }],
  }
}

async function discardCart(db: Database, customerId: number): Promise<void> {
  const cart = await findOpenCart(db, customerId)
  if (cart !== null) await deleteCartItems(db, cart)
}

async function remove(context: Context, c: ProviderContext, itemId?: number): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const cart = await findOpenCart(db, c.get('customer').id)
    if (cart === null) return
    if (itemId === undefined) await deleteCartItems(db, cart)
    else if (Number.isSafeInteger(itemId)) await deleteCartItems(db, cart, [itemId])
  })
}

/** Whether a line is asked for more or less than the one there is; refuses what makes no sense. */
function isQuantityRefused(quantities: Record<string, unknown>, ids: ReadonlySet<string>): boolean {
  const wanted = Object.entries(quantities).map(([id, text]) => ({ id, count: Number(text) }))
  if (wanted.some(({ id }) => !ids.has(id))) throwHttpError(400, 'Cart Item not found')
  if (wanted.some(({ count }) => Number.isNaN(count) || count === 0)) {
    throwHttpError(400, 'Quantity cannot be lesser than one.')
  }
  return wanted.some(({ count }) => count !== 1)
}
