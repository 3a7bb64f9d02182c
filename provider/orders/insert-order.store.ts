import type { Insertable, Selectable } from 'kysely'
import type { ShownText, ShownTextVersion } from './list-shown-texts.ts'
import type { OrderVat } from '../vat/order-vat.rules.ts'
import { sumCredits } from '../catalog/pack-credits/pack-credits.rules.ts'
import type { CartLine, CartView } from '../carts/carts.store.ts'
import type { OrderTable } from '../platform/database/schema/sales.ts'
import type { Database } from '../platform/database/database.ts'

export interface OrderCustomer {
  id: number
  email: string
  firstName: string
  lastName: string
}

/** The data of an order that comes from the request. */
export interface OrderInput {
  /** When the customer consented to immediate delivery; null if they did not. */
  readonly consentedAt: Date | null
  /** The legal texts displayed to the customer. */
  readonly shownTexts: readonly ShownTextVersion[]
  /** The part of the amount due that a card paid for this order, in cents. */
  readonly cardAmount: number
  /** The locale of the order and its receipt. */
  readonly locale: string
}

/** Inserts an order with its lines and purchased links. Must run in a transaction. */
export async function insertOrder(
  db: Database,
  row: Insertable<OrderTable>,
  view: CartView,
): Promise<number> {
  const order = await db.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow()
  for (const [index, line] of view.lines.entries()) {
    await insertOrderLine(db, order, line, view.totals.lineDiscounts[index] ?? 0)
  }
  return order.id
}

/** Converts a cart to the row of its order. */
export function toOrderRow(
  customer: OrderCustomer,
  input: OrderInput,
  view: CartView,
  vat: OrderVat,
  now: Date,
): Insertable<OrderTable> {
  const { cart, totals } = view
  const timestamp = now.toISOString()
  const findVersion = (name: ShownText['document']) =>
    input.shownTexts.find(({ document }) => document === name)?.version ?? null
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
    card_amount: input.cardAmount,
    billing_address: cart.billing_address ?? '{}',
    shipping_address: cart.shipping_address,
    payment_method: cart.payment_method ?? '',
    locale: input.locale,
    consent_at: input.consentedAt?.toISOString() ?? null,
    terms_version: findVersion('terms'),
    withdrawal_version: findVersion('withdrawal'),
    licence_version: findVersion('licence'),
    consent_version: findVersion('consent'),
    vat_mode: vat.mode,
    vat_country: vat.country,
    vat_rate: vat.rate,
    vat_amount: vat.vat,
    vat_evidence: JSON.stringify({ ...vat.evidence, contradicting: vat.contradicting }),
    customer_country: vat.customerCountry,
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
      credit: sumCredits(line.credits),
      created_at: timestamp,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertPackCredits(db, item.id, line, timestamp)
  const link = {
    order_id: order.id,
    order_item_id: item.id,
    link_id: product.linkId,
    status: 'available',
    end_reason: null,
    download_used: 0,
    first_download_at: null,
    last_download_at: null,
    created_at: timestamp,
    updated_at: timestamp,
  }
  // A customer has at most one link per product, so the new order takes over the link of a
  // withdrawn one.
  await db
    .insertInto('purchased_links')
    .values({ ...link, customer_id: order.customer_id, product_id: product.id })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'product_id'])
        .doUpdateSet(link)
        .where('purchased_links.status', '!=', 'available'),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Records the payments for sounds by which an ordered pack costs less. */
async function insertPackCredits(
  db: Database,
  packItemId: number,
  { credits }: CartLine,
  timestamp: string,
): Promise<void> {
  if (credits.length === 0) return
  const rows = credits.map(({ orderItemId, amount }) => ({
    pack_item_id: packItemId,
    sound_item_id: orderItemId,
    amount,
    ended_by: null,
    returned_by: null,
    created_at: timestamp,
  }))
  await db.insertInto('pack_credits').values(rows).execute()
}

/** Records the use of the order's codes. Must run in a transaction. */
export async function redeemCodes(
  db: Database,
  customerId: number,
  { couponCode, giftCardCode, totals }: CartView,
  orderId: number,
): Promise<void> {
  if (couponCode !== null) {
    await db
      .insertInto('coupon_uses')
      .values({ coupon_code: couponCode, customer_id: customerId, order_id: orderId })
      .execute()
  }
  if (giftCardCode !== null && totals.giftCardAmount > 0) {
    await db
      .insertInto('gift_card_redemptions')
      .values({ gift_card_code: giftCardCode, order_id: orderId, amount: totals.giftCardAmount })
      .execute()
  }
}

/** Stores the contents of legal texts, except versions already stored. Call it in a transaction. */
export async function storeLegalTexts(
  db: Database,
  texts: readonly ShownText[],
  now: Date,
): Promise<void> {
  if (texts.length === 0) return
  await db
    .insertInto('legal_texts')
    .values(texts.map((text) => ({ ...text, created_at: now.toISOString() })))
    .onConflict((conflict) => conflict.columns(['document', 'locale', 'version']).doNothing())
    .execute()
}
