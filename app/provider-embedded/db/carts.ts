import type { Selectable } from 'kysely'
import { calculateCartTotals } from '../domain/cart-totals.ts'
import type { CartTotals } from '../domain/cart-totals.ts'
import { findCode } from './codes.ts'
import type { CartItemsTable, CartsTable } from './schema-sales.ts'
import type { Database } from './schema.ts'
import { findSoldProducts } from './products.ts'
import type { SoldProduct } from './products.ts'

export type CartRow = Selectable<CartsTable>
export type CartItemRow = Selectable<CartItemsTable>

export interface CartLine {
  item: CartItemRow
  product: SoldProduct
}

/** A cart as it counts now: prices of today, only codes that count, only products on sale. */
export interface CartView {
  cart: CartRow
  lines: CartLine[]
  couponCode: string | null
  couponPercent: number
  giftCardCode: string | null
  totals: CartTotals
  /** The lines whose product was withdrawn. */
  staleItemIds: number[]
  /** A code or a product that was put into the cart no longer counts. */
  hasStaleItems: boolean
}

/** The customer's open cart; null when there is none. */
export async function findOpenCart(db: Database, customerId: number): Promise<CartRow | null> {
  const cart = await db
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  return cart ?? null
}

/** The customer's open cart as it counts now; null when there is none or nothing is in it. */
export async function loadOpenCart(
  db: Database,
  customerId: number,
  now: Date,
): Promise<CartView | null> {
  const cart = await findOpenCart(db, customerId)
  if (cart === null) return null
  const view = await loadCart(db, cart, now)
  return view.lines.length === 0 ? null : view
}

/** A cart as it counts now. */
export async function loadCart(db: Database, cart: CartRow, now: Date): Promise<CartView> {
  const items = await db
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .orderBy('id')
    .execute()
  const products = await findSoldProducts(
    db,
    items.map((item) => item.product_id),
  )
  const lines = items.flatMap((item) => {
    const product = products.find((sold) => sold.id === item.product_id)
    return product?.isOnSale ? [{ item, product }] : []
  })
  const codes = await readCodes(db, cart, now)
  const prices = lines.map((line) => line.product.price)
  const lostItemIds = items
    .filter((item) => !lines.some((line) => line.item === item))
    .map((item) => item.id)
  return {
    cart,
    lines,
    couponCode: codes.couponCode,
    couponPercent: codes.couponPercent,
    giftCardCode: codes.giftCardCode,
    totals: calculateCartTotals(prices, codes),
    staleItemIds: lostItemIds,
    hasStaleItems: codes.hasLostCode || lostItemIds.length > 0,
  }
}

async function readCodes(db: Database, cart: CartRow, now: Date) {
  const { customer_id: customerId, coupon_code: coupon, gift_card_code: giftCard } = cart
  const first = coupon === null ? null : await findCode(db, coupon, customerId, now)
  const second = giftCard === null ? null : await findCode(db, giftCard, customerId, now)
  const countsFirst = first?.refusal === null
  const countsSecond = second?.refusal === null
  return {
    couponCode: countsFirst ? coupon : null,
    couponPercent: countsFirst ? (first.coupon?.percent ?? 0) : 0,
    giftCardCode: countsSecond ? giftCard : null,
    giftCardBalance: countsSecond ? (second.giftCard?.remaining ?? 0) : 0,
    hasLostCode: (coupon !== null && !countsFirst) || (giftCard !== null && !countsSecond),
  }
}

/** The customer's open cart, made when there is none. Call it in a transaction. */
export async function findOrCreateCart(
  db: Database,
  customerId: number,
  now: Date,
): Promise<CartRow> {
  const existing = await findOpenCart(db, customerId)
  if (existing !== null) return existing
  const moment = now.toISOString()
  return db
    .insertInto('carts')
    .values({ customer_id: customerId, is_active: 1, created_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Puts one of a product into a cart; `additional` is the request as it was sent. */
export async function insertCartItem(
  db: Database,
  cart: CartRow,
  productId: number,
  additional: object,
  now: Date,
): Promise<void> {
  const moment = now.toISOString()
  await db
    .insertInto('cart_items')
    .values({
      cart_id: cart.id,
      product_id: productId,
      additional: JSON.stringify(additional),
      created_at: moment,
      updated_at: moment,
    })
    .execute()
}

/** Takes lines out of a cart, all of them without ids; an emptied cart forgets its codes too. */
export async function deleteCartItems(
  db: Database,
  cart: CartRow,
  itemIds?: number[],
): Promise<void> {
  let removal = db.deleteFrom('cart_items').where('cart_id', '=', cart.id)
  if (itemIds !== undefined) removal = removal.where('id', 'in', itemIds)
  await removal.execute()
  const left = await db
    .selectFrom('cart_items')
    .select('id')
    .where('cart_id', '=', cart.id)
    .executeTakeFirst()
  if (left === undefined) await db.deleteFrom('carts').where('id', '=', cart.id).execute()
}

/** Takes out of the open cart what no longer counts: codes that ended, products withdrawn. */
export async function pruneCart(db: Database, customerId: number, now: Date): Promise<void> {
  // Nearly always there is nothing to do, and then no other writer is kept waiting.
  if (!(await readLosses(db, customerId, now))?.hasStaleItems) return
  await db.transaction().execute(async (transaction) => {
    const view = await readLosses(transaction, customerId, now)
    if (!view?.hasStaleItems) return
    const changes = { coupon_code: view.couponCode, gift_card_code: view.giftCardCode }
    await updateCart(transaction, view.cart, changes, now)
    await deleteCartItems(transaction, view.cart, view.staleItemIds)
  })
}

async function readLosses(db: Database, customerId: number, now: Date): Promise<CartView | null> {
  const cart = await findOpenCart(db, customerId)
  return cart === null ? null : await loadCart(db, cart, now)
}

/** Changes what a cart remembers beside its lines. */
export async function updateCart(
  db: Database,
  cart: CartRow,
  changes: Partial<
    Pick<
      CartRow,
      | 'coupon_code'
      | 'gift_card_code'
      | 'billing_address'
      | 'shipping_address'
      | 'payment_method'
      | 'is_active'
    >
  >,
  now: Date,
): Promise<void> {
  await db
    .updateTable('carts')
    .set({ ...changes, updated_at: now.toISOString() })
    .where('id', '=', cart.id)
    .execute()
}
