import { z } from 'zod'
import { maxCartLines, maxProductsPerAddition } from '#provider/contract/cart-limits.ts'
import {
  deleteCartItems,
  findOpenCart,
  findOrCreateCart,
  insertCartItems,
  loadCart,
} from './carts.store.ts'
import type { NewCartItem } from './carts.store.ts'
import { getPurchasedProductIds } from '../catalog/ownership.store.ts'
import { findProductsById } from '../catalog/products.store.ts'
import type { CartProduct } from '../catalog/products.store.ts'
import type { Database } from '../platform/database/database.ts'
import { checkAddition } from './purchase.rules.ts'
import type { PurchaseRefusal } from './purchase.rules.ts'
import type { Context, ProviderContext } from '../context.ts'
import { throwHttpError } from '../platform/http/http-error.ts'
import { parseFields } from '../platform/http/parse-body.ts'

export const unavailableMessage = 'The requested quantity is not available, please try again later.'
const invalidProductMessage = 'The selected product id is invalid.'

export const additionSchema = z.object({
  product_id: z.coerce.number().int(),
  quantity: z.coerce.number().int().min(1).optional(),
  is_buy_now: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
  links: z.array(z.coerce.number().int()).max(50).optional(),
})

export const additionsSchema = z.object({
  product_ids: z
    .array(z.number().int().positive().max(999_999_999))
    .min(1)
    .max(maxProductsPerAddition),
})

type Addition = z.output<typeof additionSchema>

/** What became of a product that was added with others: `added`, or why it is not. */
export interface AdditionResult {
  readonly product_id: number
  readonly result: 'added' | PurchaseRefusal | 'cart_full' | 'product_inactive'
}

/**
 * Adds one product to the customer's cart; throws a refusal, except for a product that is in the cart
 * already. Must run in a transaction of the customer.
 */
export async function addProduct(
  context: Context,
  c: ProviderContext,
  db: Database,
  addition: Addition,
) {
  const product = await findProduct(c, db, addition)
  const customerId = c.get('customer').id
  const now = context.clock()
  if (Number(addition.is_buy_now ?? 0) === 1) await clearCart(db, customerId)
  const cart = await findOrCreateCart(db, customerId, now)
  const { lines } = await loadCart(db, cart, now)
  const inCart = lines.map((line) => line.product)
  const refusal = checkAddition(product, inCart, await getPurchasedProductIds(db, customerId))
  if (refusal === 'already_in_cart') {
    return { message: 'This item is already in your cart.', reason: refusal }
  }
  if (refusal === 'already_owned') throwHttpError(422, 'You already own this item.', refusal)
  if (refusal === 'pack_and_part') {
    throwHttpError(422, 'A pack and a sound of that pack cannot be in one cart.', refusal)
  }
  if (inCart.length >= maxCartLines) {
    throwHttpError(422, `A cart can have at most ${maxCartLines} items.`, 'cart_full')
  }
  await insertCartItems(db, cart, [toCartItem(cart.id, product, addition)], now)
  return { message: 'Item is successfully added to cart.' }
}

/**
 * Adds products to the customer's cart in this order, with one look at the cart, and returns what
 * became of each. Must run in a transaction of the customer.
 */
export async function addProducts(
  db: Database,
  customerId: number,
  ids: readonly number[],
  now: Date,
): Promise<AdditionResult[]> {
  const products = new Map((await findProductsById(db, ids)).map((row) => [row.id, row]))
  const purchased = await getPurchasedProductIds(db, customerId)
  const existing = await findOpenCart(db, customerId)
  const lines = existing === null ? [] : (await loadCart(db, existing, now)).lines
  const inCart = lines.map((line) => line.product)
  const added: CartProduct[] = []
  const results = ids.map((id): AdditionResult => {
    const product = products.get(id)
    if (product?.isOnSale !== true) return { product_id: id, result: 'product_inactive' }
    const refusal = checkAddition(product, [...inCart, ...added], purchased)
    if (refusal !== null) return { product_id: id, result: refusal }
    if (inCart.length + added.length >= maxCartLines) return { product_id: id, result: 'cart_full' }
    added.push(product)
    return { product_id: id, result: 'added' }
  })
  if (added.length === 0) return results
  const cart = existing ?? (await findOrCreateCart(db, customerId, now))
  const items = added.map((product) => toCartItem(cart.id, product, {}))
  await insertCartItems(db, cart, items, now)
  return results
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

function toCartItem(
  cartId: number,
  product: CartProduct,
  addition: Partial<Addition>,
): NewCartItem {
  const additional = {
    ...addition,
    cart_id: cartId,
    product_id: product.id,
    quantity: 1,
    links: [product.linkId],
    attributes: [{ attribute_name: 'Downloads', option_id: 0, option_label: 'WAV' }],
  }
  return { productId: product.id, additional }
}

async function clearCart(db: Database, customerId: number): Promise<void> {
  const cart = await findOpenCart(db, customerId)
  if (cart !== null) await deleteCartItems(db, cart)
}
