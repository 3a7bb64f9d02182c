import { maxCartLines } from '../contract/cart-limits.ts'
import {
  deleteCartItems,
  findOpenCart,
  findOrCreateCart,
  insertCartItems,
  loadCart,
} from './carts.store.ts'
import { getPurchasedProductIds } from '../catalog/ownership.store.ts'
import { findProductsById } from '../catalog/products.store.ts'
import type { CartProduct } from '../catalog/products.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import { withRefusals } from '../platform/database/with-refusals.ts'
import type { Refuse } from '../platform/database/with-refusals.ts'
import { checkAddition } from './purchase.rules.ts'
import type { PurchaseRefusal } from './purchase.rules.ts'
import type { Dependencies } from '../dependencies.ts'

/** A product to add, in Bagisto's fields. */
export interface Addition {
  readonly product_id: number
  readonly quantity?: number | undefined
  /** True to replace the contents of the cart. */
  readonly is_buy_now?: boolean | 0 | 1 | undefined
  readonly links?: readonly number[] | undefined
}

/** The reason a product is not added, in the order of the checks. */
export type AdditionRefusal =
  | 'product_unknown'
  | 'product_differs'
  | 'product_inactive'
  | 'quantity_missing'
  | 'links_missing'
  | 'links_invalid'
  | 'quantity_unavailable'
  | Exclude<PurchaseRefusal, 'already_in_cart'>
  | 'cart_full'

/** The result for one of several added products: `added`, or the reason for refusal. */
export interface AdditionResult {
  readonly product_id: number
  readonly result: 'added' | PurchaseRefusal | 'cart_full' | 'product_inactive'
}

/**
 * Adds one product to the customer's cart. `requestedId` is the product id in the URL, which must
 * match that of the addition.
 */
export async function addToCart(
  { db, clock }: Dependencies,
  customerId: number,
  requestedId: string,
  addition: Addition,
): Promise<'added' | 'already_in_cart' | AdditionRefusal> {
  return await withRefusals<AdditionRefusal, 'added' | 'already_in_cart'>((refuse) =>
    transactFor(db, customerId, async (transaction) => {
      const product = await findProduct(transaction, requestedId, addition, refuse)
      return await addProduct(transaction, { customerId, product, addition, now: clock() }, refuse)
    }),
  )
}

interface ProductAddition {
  readonly customerId: number
  readonly product: CartProduct
  readonly addition: Addition
  readonly now: Date
}

async function addProduct(
  db: Database,
  { customerId, product, addition, now }: ProductAddition,
  refuse: Refuse<AdditionRefusal>,
): Promise<'added' | 'already_in_cart'> {
  if (Number(addition.is_buy_now ?? 0) === 1) await clearCart(db, customerId)
  const cart = await findOrCreateCart(db, customerId, now)
  const { lines } = await loadCart(db, cart, now)
  const inCart = lines.map((line) => line.product)
  const refusal = checkAddition(product, inCart, await getPurchasedProductIds(db, customerId))
  if (refusal === 'already_in_cart') return refusal
  if (refusal !== null) return refuse(refusal)
  if (inCart.length >= maxCartLines) return refuse('cart_full')
  await insertCartItems(db, cart, [product.id], now)
  return 'added'
}

async function findProduct(
  db: Database,
  requestedId: string,
  { product_id: id, links = [], quantity }: Addition,
  refuse: Refuse<AdditionRefusal>,
): Promise<CartProduct> {
  const [product] = await findProductsById(db, [id])
  if (product === undefined) return refuse('product_unknown')
  if (String(id) !== requestedId) return refuse('product_differs')
  if (!product.isOnSale) return refuse('product_inactive')
  if (quantity === undefined) return refuse('quantity_missing')
  if (links.length === 0) return refuse('links_missing')
  // Bagisto grants access to any file whose link id is sent; this provider rejects link ids of
  // other products.
  if (links.some((link) => link !== product.linkId)) return refuse('links_invalid')
  return quantity > 1 ? refuse('quantity_unavailable') : product
}

/**
 * Adds products to the customer's cart in the order passed, reading the cart once, and returns the
 * result for each.
 */
export async function addProductsToCart(
  { db, clock }: Dependencies,
  customerId: number,
  ids: readonly number[],
): Promise<AdditionResult[]> {
  return await transactFor(db, customerId, (transaction) =>
    addProducts(transaction, customerId, ids, clock()),
  )
}

async function addProducts(
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
  const addedIds = added.map(({ id }) => id)
  await insertCartItems(db, cart, addedIds, now)
  return results
}

async function clearCart(db: Database, customerId: number): Promise<void> {
  const cart = await findOpenCart(db, customerId)
  if (cart !== null) await deleteCartItems(db, cart)
}
