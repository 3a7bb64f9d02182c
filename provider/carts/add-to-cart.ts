import { maxCartLines } from '../contract/cart-limits.ts'
import {
  deleteCartItems,
  findOpenCart,
  findOrCreateCart,
  insertCartItems,
  loadCart,
} from './carts.store.ts'
import type { CartLine, CartRow } from './carts.store.ts'
import { getPurchasedProductIds } from '../catalog/ownership.store.ts'
import { findProductsById } from '../catalog/products.store.ts'
import type { CartProduct } from '../catalog/products.store.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import { withRefusals } from '../platform/database/with-refusals.ts'
import type { Refuse } from '../platform/database/with-refusals.ts'
import { checkAddition, findReplaced } from './purchase.rules.ts'
import type { Swap } from '../contract/cart.ts'
import type { PurchaseRefusal } from './purchase.rules.ts'
import type { Dependencies } from '../dependencies.ts'

/** A product to add, in Bagisto's fields. */
export interface Addition {
  readonly product_id: number
  readonly quantity?: number | undefined
  /** True to replace the contents of the cart. */
  readonly is_buy_now?: boolean | 0 | 1 | undefined
  readonly links?: readonly number[] | undefined
  /** What it may replace; without it, a pack and a sound of it are refused in one cart. */
  readonly swap?: Swap | undefined
}

/** The result of adding a product. */
export type Added =
  | { readonly result: 'already_in_cart' }
  /** `replaced` lists the sounds or the pack that the product replaces. */
  | { readonly result: 'added'; readonly replaced: readonly CartProduct[] }
  /** The pack in the cart contains the sound, which may only replace it if that is asked for. */
  | { readonly result: 'in_pack'; readonly pack: CartProduct }

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
interface AdditionResult {
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
): Promise<Added | AdditionRefusal> {
  return await withRefusals<AdditionRefusal, Added>((refuse) =>
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
): Promise<Added> {
  if (Number(addition.is_buy_now ?? 0) === 1) await clearCart(db, customerId)
  const cart = await findOrCreateCart(db, customerId, now)
  const { lines } = await loadCart(db, cart, now)
  const inCart = lines.map((line) => line.product)
  const replaced = findReplaced(product, inCart, addition.swap ?? null)
  const kept = inCart.filter((other) => !replaced.includes(other))
  const refusal = checkAddition(product, kept, await getPurchasedProductIds(db, customerId))
  if (refusal === 'already_in_cart') return { result: refusal }
  const pack = kept.find(({ id }) => id === product.packId)
  if (refusal === 'pack_and_part' && addition.swap !== undefined && pack !== undefined) {
    return { result: 'in_pack', pack }
  }
  if (refusal !== null) return refuse(refusal)
  if (kept.length >= maxCartLines) return refuse('cart_full')
  await insertCartItems(db, cart, [product.id], now)
  await deleteLines(db, cart, lines, replaced)
  return { result: 'added', replaced }
}

/** Deletes the lines with these products. */
async function deleteLines(
  db: Database,
  cart: CartRow,
  lines: readonly CartLine[],
  products: readonly CartProduct[],
): Promise<void> {
  const deleted = lines.filter((line) => products.includes(line.product))
  if (deleted.length === 0) return
  const itemIds = deleted.map(({ item }) => item.id)
  await deleteCartItems(db, cart, itemIds)
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

/** The results of adding several products, and the products that packs among them replaced. */
export interface Additions {
  readonly results: readonly AdditionResult[]
  readonly replaced: readonly CartProduct[]
}

/**
 * Adds products to the customer's cart in the order passed, reading the cart once, and returns the
 * result for each. With `swap`, packs replace their sounds that were in the cart.
 */
export async function addProductsToCart(
  { db, clock }: Dependencies,
  customerId: number,
  ids: readonly number[],
  swap: 'sounds' | null = null,
): Promise<Additions> {
  return await transactFor(db, customerId, (transaction) =>
    addProducts(transaction, { customerId, ids, swap }, clock()),
  )
}

interface ProductAdditions {
  readonly customerId: number
  readonly ids: readonly number[]
  readonly swap: 'sounds' | null
}

async function addProducts(
  db: Database,
  { customerId, ids, swap }: ProductAdditions,
  now: Date,
): Promise<Additions> {
  const products = new Map((await findProductsById(db, ids)).map((row) => [row.id, row]))
  const purchased = await getPurchasedProductIds(db, customerId)
  const existing = await findOpenCart(db, customerId)
  const lines = existing === null ? [] : (await loadCart(db, existing, now)).lines
  let inCart = lines.map((line) => line.product)
  const replaced: CartProduct[] = []
  const added: CartProduct[] = []
  const results = ids.map((id): AdditionResult => {
    const product = products.get(id)
    if (product?.isOnSale !== true) return { product_id: id, result: 'product_inactive' }
    const replacedNow = findReplaced(product, inCart, swap)
    const kept = inCart.filter((other) => !replacedNow.includes(other))
    const refusal = checkAddition(product, [...kept, ...added], purchased)
    if (refusal !== null) return { product_id: id, result: refusal }
    inCart = kept
    replaced.push(...replacedNow)
    if (inCart.length + added.length >= maxCartLines) return { product_id: id, result: 'cart_full' }
    added.push(product)
    return { product_id: id, result: 'added' }
  })
  if (added.length === 0) return { results, replaced }
  const cart = existing ?? (await findOrCreateCart(db, customerId, now))
  const addedIds = added.map(({ id }) => id)
  await insertCartItems(db, cart, addedIds, now)
  await deleteLines(db, cart, lines, replaced)
  return { results, replaced }
}

async function clearCart(db: Database, customerId: number): Promise<void> {
  const cart = await findOpenCart(db, customerId)
  if (cart !== null) await deleteCartItems(db, cart)
}
