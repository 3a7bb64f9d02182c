import type { Selectable } from 'kysely'
import { createOrderEntry } from '../domain/ledger.ts'
import { checkOrder } from '../domain/order-rules.ts'
import type { OrderRefusal } from '../domain/order-rules.ts'
import { getOwnedProductIds } from './ownership.ts'
import { loadCart, updateCart } from './carts.ts'
import type { CartLine, CartRow, CartView } from './carts.ts'
import { getBalanceCents, insertJournalEntry } from './ledger.ts'
import type { OrderTable } from './schema-sales.ts'
import type { Database } from './schema.ts'
import { lockRow } from './transact.ts'

/**
 * Payment methods that the checkout accepts. Whichever is sent, the order is paid from the balance
 * and the gift card.
 */
const paymentMethods = ['moneytransfer', 'cashondelivery']

export interface OrderCustomer {
  id: number
  email: string
  firstName: string
  lastName: string
}

/**
 * The parameters of an order. Amounts are in cents, or null if the request did not contain them.
 */
export interface OrderInput {
  /** The cart to order; null for the open cart. */
  cartId: number | null
  expectedTotal: number | null
  expectedDue: number | null
  hasConsented: boolean
  /** The locale of the order and its receipt. */
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
 * Creates a paid order from a cart: inserts the order, its lines, purchased links, code redemptions
 * and journal entry, and closes the cart. Returns the existing order if the cart was already
 * ordered. Must run in a transaction of this customer, so that either everything is written or nothing.
 */
export async function createOrder(
  db: Database,
  customer: OrderCustomer,
  input: OrderInput,
  now: Date,
): Promise<CreateOrderResult> {
  const existing =
    input.cartId === null ? null : await findOrderIdByCart(db, customer, input.cartId)
  if (existing !== null) return { orderId: existing, isNew: false }
  const cart = await findCartToOrder(db, customer, input.cartId)
  if (cart === null) return { refusal: { reason: 'cart_empty' } }
  if (cart.gift_card_code !== null) await lockRow(db, 'gift_cards', cart.gift_card_code)
  const view = await loadCart(db, cart, now)
  const refusal = await findRefusal(db, customer, input, view)
  if (refusal !== null) return { refusal }
  const orderId = await insertOrder(db, customer, input, view, now)
  await redeemCodes(db, customer, view, orderId)
  const { amountDue, giftCardAmount } = view.totals
  const entry = createOrderEntry(orderId, customer.id, amountDue, giftCardAmount)
  if (entry !== null) await insertJournalEntry(db, entry, now)
  await updateCart(db, cart, { is_active: 0 }, now)
  return { orderId, isNew: true }
}

async function findOrderIdByCart(
  db: Database,
  customer: OrderCustomer,
  cartId: number,
): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customer.id)
    .executeTakeFirst()
  return order?.id ?? null
}

async function findCartToOrder(
  db: Database,
  customer: OrderCustomer,
  cartId: number | null,
): Promise<CartRow | null> {
  let carts = db
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('is_active', '=', 1)
  if (cartId !== null) carts = carts.where('id', '=', cartId)
  return (await carts.executeTakeFirst()) ?? null
}

async function findRefusal(
  db: Database,
  customer: OrderCustomer,
  input: OrderInput,
  view: CartView,
) {
  const { cart, lines, totals, hasStaleItems } = view
  if (lines.length === 0) return { reason: 'cart_empty' as const }
  if (cart.billing_address === null) return { reason: 'address_missing' as const }
  if (cart.payment_method === null) return { reason: 'payment_missing' as const }
  if (!paymentMethods.includes(cart.payment_method)) return { reason: 'payment_unknown' as const }
  return checkOrder({
    products: lines.map((line) => line.product),
    ownedProductIds: await getOwnedProductIds(db, customer.id),
    totals,
    hasStaleItems,
    expectedTotal: input.expectedTotal,
    expectedDue: input.expectedDue,
    balance: await getBalanceCents(db, customer.id),
  })
}

async function insertOrder(
  db: Database,
  customer: OrderCustomer,
  input: OrderInput,
  view: CartView,
  now: Date,
): Promise<number> {
  const order = await db
    .insertInto('orders')
    .values(toOrderRow(customer, input, view, now.toISOString()))
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const [index, line] of view.lines.entries()) {
    await insertOrderLine(db, order, line, view.totals.lineDiscounts[index] ?? 0)
  }
  return order.id
}

function toOrderRow(customer: OrderCustomer, input: OrderInput, view: CartView, timestamp: string) {
  const { cart, totals } = view
  return {
    customer_id: customer.id,
    cart_id: cart.id,
    status: 'completed',
    customer_email: customer.email,
    customer_first_name: customer.firstName,
    customer_last_name: customer.lastName,
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
    locale: input.locale,
    consent_at: input.hasConsented ? timestamp : null,
    created_at: timestamp,
    updated_at: timestamp,
  }
}

async function insertOrderLine(
  db: Database,
  order: Selectable<OrderTable>,
  line: CartLine,
  discount: number,
): Promise<void> {
  const { product } = line
  const timestamp = order.created_at
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
      created_at: timestamp,
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
      created_at: timestamp,
      updated_at: timestamp,
    })
    .execute()
}

async function redeemCodes(
  db: Database,
  customer: OrderCustomer,
  view: CartView,
  orderId: number,
): Promise<void> {
  if (view.couponCode !== null) {
    await db
      .insertInto('coupon_uses')
      .values({ coupon_code: view.couponCode, customer_id: customer.id, order_id: orderId })
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
