import { z } from 'zod'
import type { wireCartAdditions, wireCartResponse } from '../contract/cart.ts'
import { maxCartLines, maxProductsPerAddition } from '../contract/cart-limits.ts'
import { sentProductId } from '../contract/parts.ts'
import type { Sent } from '../contract/sent.ts'
import { addProductsToCart, addToCart } from './add-to-cart.ts'
import type { Added, AdditionRefusal } from './add-to-cart.ts'
import type { CartProduct } from '../catalog/products.store.ts'
import { checkQuantities } from './cart-quantities.rules.ts'
import { loadOpenCart } from './carts.store.ts'
import { loadPrunedCart, removeFromCart } from './change-cart.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import {
  throwHttpError,
  throwBagistoError,
  throwValidationError,
} from '../platform/http/http-error.ts'
import { parseBody, parseFields, readRawBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { serializeCart } from './serialize-cart.ts'

const additionSchema = z.object({
  product_id: z.coerce.number().int(),
  quantity: z.coerce.number().int().min(1).optional(),
  is_buy_now: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
  links: z.array(z.coerce.number().int()).max(50).optional(),
  swap: z.enum(['sounds', 'pack']).optional(),
})

const additionsSchema = z.object({
  product_ids: z.array(sentProductId).min(1).max(maxProductsPerAddition),
  swap: z.literal('sounds').optional(),
})

const unavailableMessage = 'The requested quantity is not available, please try again later.'
const removedMessage = 'Item is successfully removed from the cart.'

/**
 * Mounts the routes for reading the customer's cart and for adding, updating and removing lines.
 */
export function mountCart(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/cart', customerOnly, async (c) => {
    const view = await loadPrunedCart(context, c.get('customer').id)
    return c.json({ data: view && (await serializeCart(context, c, view)) })
  })

  app.post('/api/v1/customer/cart/add', customerOnly, async (c) => {
    const { product_ids: ids, swap = null } = await parseBody(c, additionsSchema)
    await limitChanges(context, c)
    const added = await addProductsToCart(context, c.get('customer').id, ids, swap)
    const data = await loadSerializedCart(context, c)
    const replaced = added.replaced.map(toReference)
    const results = [...added.results]
    return c.json({ data, results, replaced } satisfies Sent<typeof wireCartAdditions>)
  })

  app.post('/api/v1/customer/cart/add/:productId', customerOnly, async (c) => {
    const addition = await parseBody(c, additionSchema)
    await limitChanges(context, c)
    const { id } = c.get('customer')
    const result = await addToCart(context, id, c.req.param('productId'), addition)
    const description = describeAddition(result)
    const data = await loadSerializedCart(context, c)
    return c.json({ data, ...description } satisfies Sent<
      typeof wireCartResponse,
      'reason' | 'replaced' | 'pack'
    >)
  })

  app.put('/api/v1/customer/cart/update', customerOnly, async (c) => {
    const { qty } = await readRawBody(c)
    if (qty === undefined || qty === null) throwBagistoError()
    await limitChanges(context, c)
    const quantities = parseFields(z.object({ qty: z.record(z.string(), z.unknown()) }), { qty })
    const view = await loadOpenCart(context.db, c.get('customer').id, context.clock())
    if (view === null) throwHttpError(400, 'Your cart is empty.', 'cart_empty')
    const ids = new Set(view.lines.map((line) => String(line.item.id)))
    const refusal = checkQuantities(quantities.qty, ids)
    if (refusal === 'line_unknown') throwHttpError(400, 'Cart Item not found')
    if (refusal === 'quantity_invalid') throwHttpError(400, 'Quantity cannot be lesser than one.')
    if (refusal === 'quantity_unavailable') return c.json({ message: unavailableMessage })
    const data = await serializeCart(context, c, view)
    return c.json({ data, message: 'Cart Item(s) successfully updated.' })
  })

  app.delete('/api/v1/customer/cart/remove/:itemId', customerOnly, async (c) => {
    await limitChanges(context, c)
    const itemId = Number(c.req.param('itemId'))
    // Any other number is not the id of a line.
    if (Number.isSafeInteger(itemId)) await removeFromCart(context, c.get('customer').id, itemId)
    return c.json({ data: await loadSerializedCart(context, c), message: removedMessage })
  })

  app.delete('/api/v1/customer/cart/remove', customerOnly, async (c) => {
    await limitChanges(context, c)
    await removeFromCart(context, c.get('customer').id, null)
    return c.json({ message: removedMessage })
  })
}

/** Rate-limits changes of the cart and the checkout, whose responses contain the whole cart. */
export async function limitChanges({ limiter }: Context, c: ProviderContext): Promise<void> {
  await limiter.attempt('cartAccount', String(c.get('customer').id))
}

/** Loads and serializes the customer's cart; returns null if it is empty. */
export async function loadSerializedCart(context: Context, c: ProviderContext) {
  const view = await loadOpenCart(context.db, c.get('customer').id, context.clock())
  return view === null ? null : await serializeCart(context, c, view)
}

/** Returns the message about a product that is now in the cart; throws any other refusal. */
function describeAddition(addition: Added | AdditionRefusal) {
  if (typeof addition === 'string') return throwRefusal(addition)
  switch (addition.result) {
    case 'added':
      return {
        message: 'Item is successfully added to cart.',
        replaced: addition.replaced.map(toReference),
      }
    case 'already_in_cart':
      return { message: 'This item is already in your cart.', reason: addition.result }
    case 'in_pack':
      return {
        message: 'This item is part of a pack in your cart.',
        reason: addition.result,
        pack: toReference(addition.pack),
      }
  }
}

function toReference({ id, row }: CartProduct) {
  return { id, name: row.name }
}

function throwRefusal(result: AdditionRefusal): never {
  switch (result) {
    case 'product_unknown':
      return throwValidationError({ product_id: ['The selected product id is invalid.'] })
    default:
      return throwHttpError(...additionErrors[result])
  }
}

const additionErrors: Readonly<
  Record<
    Exclude<AdditionRefusal, 'product_unknown'>,
    readonly [status: 400 | 422, message: string, reason?: string]
  >
> = {
  product_differs: [400, 'Product Id is invalid.'],
  product_inactive: [400, 'Inactive item cannot be added to cart.'],
  quantity_missing: [400, 'Undefined array key "quantity"'],
  links_missing: [400, 'Downloadable links are missing for this product.'],
  links_invalid: [400, 'Downloadable links do not belong to this product.', 'links_invalid'],
  quantity_unavailable: [400, unavailableMessage],
  already_owned: [422, 'You already own this item.', 'already_owned'],
  pack_and_part: [422, 'A pack and a sound of that pack cannot be in one cart.', 'pack_and_part'],
  cart_full: [422, `A cart can have at most ${maxCartLines} items.`, 'cart_full'],
}
