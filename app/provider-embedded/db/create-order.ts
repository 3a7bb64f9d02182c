import type { Selectable } from 'kysely'
import { getBalanceCents } from './balance.ts'
import { orderEntry } from '#app/provider-embedded/domain/ledger.ts'
import { checkOrder } from '#app/provider-embedded/domain/order-rules.ts'
import type { OrderRefusal } from '#app/provider-embedded/domain/order-rules.ts'
import { getOwnedProductIds } from './ownership.ts'
import { loadCart, updateCart } from './carts.ts'
import type { CartLine, CartRow, CartView } from './carts.ts'
import { insertJournalEntry } from './ledger.ts'
import type { OrdersTable } from './schema-sales.ts'
import type { Database } from './schema.ts'

/** What a checkout may name; every order is paid from the balance. */
const paymentMethods = ['moneytransfer', 'cashondelivery']

export interface Buyer {
  id: number
  email: string
  firstName: string
  lastName: string
}

/** What the buyer sends with an order. Amounts in cents; null where nothing was said. */
export interface OrderInput {
  /** The cart to order; null means the open one. */
  cartId: number | null
  expectedTotal: number | null
  expectedDue: number | null
  hasConsented: boolean
  /** The language of the order and its receipt. */
  locale: string
}

export type CreateOrderResult =
  | { orderId: number; isNew: boolean }
  | {
      refusal:
        | OrderRefusal
        | { reason: 'cart_empty' | 'address_missing' | 'payment_missing' | 'payment_unknown' }
    }

/**
 * Turns a cart into a paid order: order, lines, purchased links, uses of codes, the debit and the
 * closing of the cart. Call it inside one immediate transaction: either all of it is written or none.
 */
export async function createOrder(
  db: Database,
  buyer: Buyer,
  wishes: OrderInput,
  now: Date,
): Promise<CreateOrderResult> {
  const earlier = wishes.cartId === null ? null : await findOrderOfCart(db, buyer, wishes.cartId)
  if (earlier !== null) return { orderId: earlier, isNew: false }
  const cart = await findWantedCart(db, buyer, wishes.cartId)
  if (cart === null) return { refusal: { reason: 'cart_empty' } }
  const view = await loadCart(db, cart, now)
  const refusal = await refuse(db, buyer, wishes, view)
  if (refusal !== null) return { refusal }
  const orderId = await writeOrder(db, buyer, wishes, view, now)
  await redeemCodes(db, buyer, view, orderId)
  const { amountDue, giftCardAmount } = view.totals
  const movement = orderEntry(orderId, buyer.id, amountDue, giftCardAmount)
  if (movement !== null) await insertJournalEntry(db, movement, now)
  await updateCart(db, cart, { is_active: 0 }, now)
  return { orderId, isNew: true }
}

async function findOrderOfCart(db: Database, buyer: Buyer, cartId: number): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', buyer.id)
    .executeTakeFirst()
  return order?.id ?? null
}

async function findWantedCart(
  db: Database,
  buyer: Buyer,
  cartId: number | null,
): Promise<CartRow | null> {
  let wanted = db
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', buyer.id)
    .where('is_active', '=', 1)
  if (cartId !== null) wanted = wanted.where('id', '=', cartId)
  return (await wanted.executeTakeFirst()) ?? null
}

async function refuse(db: Database, buyer: Buyer, wishes: OrderInput, view: CartView) {
  const { cart, lines, totals, hasStaleItems } = view
  if (lines.length === 0) return { reason: 'cart_empty' as const }
  if (cart.billing_address === null) return { reason: 'address_missing' as const }
  if (cart.payment_method === null) return { reason: 'payment_missing' as const }
  if (!paymentMethods.includes(cart.payment_method)) return { reason: 'payment_unknown' as const }
  return checkOrder({
    products: lines.map((line) => line.product),
    ownedProductIds: await getOwnedProductIds(db, buyer.id),
    totals,
    hasStaleItems: hasStaleItems,
    expectedTotal: wishes.expectedTotal,
    expectedDue: wishes.expectedDue,
    balance: await getBalanceCents(db, buyer.id),
  })
}

async function writeOrder(
  db: Database,
  buyer: Buyer,
  wishes: OrderInput,
  view: CartView,
  now: Date,
): Promise<number> {
  const order = await db
    .insertInto('orders')
    .values(orderRow(buyer, wishes, view, now.toISOString()))
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const [index, line] of view.lines.entries()) {
    await writeLine(db, order, line, view.totals.lineDiscounts[index] ?? 0)
  }
  return order.id
}

function orderRow(buyer: Buyer, wishes: OrderInput, view: CartView, moment: string) {
  const { cart, totals } = view
  return {
    customer_id: buyer.id,
    cart_id: cart.id,
    status: 'completed',
    customer_email: buyer.email,
    customer_first_name: buyer.firstName,
    customer_last_name: buyer.lastName,
    coupon_code: view.couponCode,
    gift_card_code: view.giftCardCode,
    sub_total: totals.subTotal,
    discount: totals.discount,
    grand_total: totals.grandTotal,
    gift_card_amount: totals.giftCardAmount,
    amount_paid: totals.amountDue,
    billing_address: cart.billing_address ?? '{}',
    shipping_address: cart.shipping_address,
    payment_method: cart.payment_method ?? '',
    locale: wishes.locale,
    consent_at: wishes.hasConsented ? moment : null,
    created_at: moment,
    updated_at: moment,
  }
}

async function writeLine(
  db: Database,
  order: Selectable<OrdersTable>,
  line: CartLine,
  discount: number,
): Promise<void> {
  const { product } = line
  const moment = order.created_at
  const item = await db
    .insertInto('order_items')
    .values({
      order_id: order.id,
      product_id: product.id,
      sku: product.row.sku,
      name: product.row.name,
      price: product.price,
      discount,
      additional: line.item.additional,
      created_at: moment,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('purchased_links')
    .values({
      customer_id: order.customer_id,
      order_id: order.id,
      order_item_id: item.id,
      product_id: product.id,
      link_id: product.linkId,
      status: 'available',
      download_used: 0,
      created_at: moment,
      updated_at: moment,
    })
    .execute()
}

async function redeemCodes(
  db: Database,
  buyer: Buyer,
  view: CartView,
  orderId: number,
): Promise<void> {
  if (view.couponCode !== null) {
    await db
      .insertInto('coupon_uses')
      .values({ coupon_code: view.couponCode, customer_id: buyer.id, order_id: orderId })
      .execute()
  }
  const { giftCardAmount } = view.totals
  if (view.giftCardCode !== null && giftCardAmount > 0) {
    await db
      .insertInto('gift_card_redemptions')
      .values({ gift_card_code: view.giftCardCode, order_id: orderId, amount: giftCardAmount })
      .execute()
  }
}
