import type { Selectable } from 'kysely'
import { calculateCartTotals } from './cart-totals.rules.ts'
import type { CartTotals } from './cart-totals.rules.ts'
import { findCode } from './codes.store.ts'
import type { CartItemTable, CartTable } from '../platform/database/schema/sales.ts'
import type { Database } from '../platform/database/database.ts'
import { creditSounds, sumCredits } from '../catalog/pack-credits/pack-credits.rules.ts'
import type { PackCredit } from '../catalog/pack-credits/pack-credits.rules.ts'
import { listPaidSounds } from '../catalog/pack-credits/pack-credits.store.ts'
import { findProductsById } from '../catalog/products.store.ts'
import type { CartProduct } from '../catalog/products.store.ts'

export type CartRow = Selectable<CartTable>
type CartItemRow = Selectable<CartItemTable>

export interface CartLine {
  item: CartItemRow
  product: CartProduct
  /** What was paid for sounds of a pack that the customer owns. */
  credits: readonly PackCredit[]
}

/** A cart at current prices, without invalid codes and products. */
export interface CartView {
  cart: CartRow
  lines: CartLine[]
  couponCode: string | null
  couponPercent: number
  giftCardCode: string | null
  totals: CartTotals
  /** The ids of lines whose product is no longer sold. */
  staleItemIds: number[]
  /** True if a code or product in the cart is no longer valid. */
  hasStaleItems: boolean
}

/** Returns the customer's open cart, or null. */
export async function findOpenCart(db: Database, customerId: number): Promise<CartRow | null> {
  const cart = await db
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  return cart ?? null
}

/** Loads the customer's open cart; returns null if the cart is missing or empty. */
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

/** Loads the lines, valid codes and totals of a cart. */
export async function loadCart(db: Database, cart: CartRow, now: Date): Promise<CartView> {
  const items = await db
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .orderBy('id')
    .execute()
  const products = await findProductsById(
    db,
    items.map((item) => item.product_id),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const packIds = products.filter(({ row }) => row.kind === 'pack').map(({ id }) => id)
  const paidSounds = await listPaidSounds(db, cart.customer_id, packIds)
  const lines = items.flatMap((item) => {
    const product = byId.get(item.product_id)
    if (product?.isOnSale !== true) return []
    return [
      { item, product, credits: creditSounds(product.price, paidSounds.get(product.id) ?? []) },
    ]
  })
  const codes = await loadCodes(db, cart, now)
  const prices = lines.map((line) => line.product.price)
  const lostItemIds = items
    .filter((item) => byId.get(item.product_id)?.isOnSale !== true)
    .map((item) => item.id)
  return {
    cart,
    lines,
    couponCode: codes.couponCode,
    couponPercent: codes.couponPercent,
    giftCardCode: codes.giftCardCode,
    totals: calculateCartTotals(
      prices,
      codes,
      lines.map(({ credits }) => sumCredits(credits)),
    ),
    staleItemIds: lostItemIds,
    hasStaleItems: codes.hasStaleCode || lostItemIds.length > 0,
  }
}

async function loadCodes(db: Database, cart: CartRow, now: Date) {
  const { customer_id: customerId, coupon_code: coupon, gift_card_code: giftCard } = cart
  const foundCoupon = coupon === null ? null : await findCode(db, coupon, customerId, now)
  const foundCard = giftCard === null ? null : await findCode(db, giftCard, customerId, now)
  const isCouponValid = foundCoupon?.refusal === null
  const isCardValid = foundCard?.refusal === null
  return {
    couponCode: isCouponValid ? coupon : null,
    couponPercent: isCouponValid ? (foundCoupon.coupon?.percent ?? 0) : 0,
    giftCardCode: isCardValid ? giftCard : null,
    giftCardBalance: isCardValid ? (foundCard.giftCard?.remaining ?? 0) : 0,
    hasStaleCode: (coupon !== null && !isCouponValid) || (giftCard !== null && !isCardValid),
  }
}

/** Returns the customer's open cart; creates it if necessary. Must run in a transaction. */
export async function findOrCreateCart(
  db: Database,
  customerId: number,
  now: Date,
): Promise<CartRow> {
  const existing = await findOpenCart(db, customerId)
  if (existing !== null) return existing
  const timestamp = now.toISOString()
  return db
    .insertInto('carts')
    .values({ customer_id: customerId, is_active: 1, created_at: timestamp, updated_at: timestamp })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Inserts a cart line for each product, in their order. Must run in a transaction. */
export async function insertCartItems(
  db: Database,
  cart: CartRow,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  if (productIds.length === 0) return
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const rows = productIds.map((id) => ({ cart_id: cart.id, product_id: id, ...times }))
  await db.insertInto('cart_items').values(rows).execute()
}

/**
 * Deletes lines of a cart, or all lines if `ids` is omitted. Deletes an empty cart, including its
 * codes.
 */
export async function deleteCartItems(
  db: Database,
  cart: CartRow,
  itemIds?: number[],
): Promise<void> {
  let deletion = db.deleteFrom('cart_items').where('cart_id', '=', cart.id)
  if (itemIds !== undefined) deletion = deletion.where('id', 'in', itemIds)
  await deletion.execute()
  const left = await db
    .selectFrom('cart_items')
    .select('id')
    .where('cart_id', '=', cart.id)
    .executeTakeFirst()
  if (left === undefined) await db.deleteFrom('carts').where('id', '=', cart.id).execute()
}

/** Updates columns of the cart itself, not of its lines. */
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
