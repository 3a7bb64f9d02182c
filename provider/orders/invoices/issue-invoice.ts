import { createHash } from 'node:crypto'
import { insertInvoice } from './invoices.store.ts'
import { takeNumber } from './number-series.store.ts'
import { findOrder } from '../orders.store.ts'
import type { OrderRow, OrderView } from '../orders.store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { formatInvoiceNumber } from './invoice.rules.ts'
import type { InvoiceLine, InvoiceSnapshot } from './invoice.rules.ts'
import { getShopDay } from '../../platform/calendar/shop-day.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { ShopPlace } from '#shop/time-zone.ts'
import { renderInvoice } from './render-invoice.ts'

/** An invoice or credit note that has no number yet. */
export type InvoiceDraft = Omit<InvoiceSnapshot, 'number' | 'issuedOn' | 'seller' | 'shopName'>

/**
 * Issues the invoice of an order and returns the order. Call it at the end of the transaction that
 * creates the order.
 */
export async function issueInvoice(
  { db, clock, options }: Pick<Dependencies, 'db' | 'clock' | 'options'>,
  customerId: number,
  orderId: number,
): Promise<OrderRow> {
  const view = await findOrder(db, customerId, orderId)
  if (view === null) throw new Error(`order ${orderId} does not exist`)
  const shop = options.shop
  const draft = toInvoiceDraft(view, shop)
  await storeInvoice(db, shop, { draft, order: view.order, refersToId: null, now: clock() })
  return view.order
}

/** A drafted invoice or credit note, ready to be numbered and stored. */
export interface InvoiceToStore {
  readonly draft: InvoiceDraft
  readonly order: OrderRow
  /** The id of the invoice that a credit note corrects; null for an invoice. */
  readonly refersToId: number | null
  readonly now: Date
}

/**
 * Assigns the next number of its series to a draft, renders it and stores it permanently; returns
 * its id. Must run at the end of a transaction, because it locks the series for others.
 */
export async function storeInvoice(
  db: Database,
  shop: Pick<ShopConfig, 'seller' | 'brand' | 'ownTexts' | 'timeZone'>,
  { draft, order, refersToId, now }: InvoiceToStore,
): Promise<number> {
  const issuedOn = getShopDay(now, shop)
  const year = Number(issuedOn.slice(0, 4))
  const series = draft.kind === 'invoice' ? 'invoices' : 'credit-notes'
  const number = formatInvoiceNumber(draft.kind, year, await takeNumber(db, series, year))
  const names = { shopName: shop.brand.name, seller: shop.seller }
  const invoice: InvoiceSnapshot = { ...draft, ...names, number, issuedOn }
  const snapshot = JSON.stringify(invoice)
  const html = renderInvoice(invoice, shop)
  const { mode, country, rate, net, vat, gross } = draft.vat
  return await insertInvoice(
    db,
    {
      kind: draft.kind,
      number,
      order_id: order.id,
      refers_to: refersToId,
      issued_on: issuedOn,
      customer_country: draft.customer.country,
      vat_mode: mode,
      vat_country: country,
      vat_rate: rate,
      net,
      vat,
      gross,
      locale: draft.locale,
      snapshot,
      html,
      sha256: hashInvoice(snapshot, html),
      created_at: now.toISOString(),
    },
    draft.lines.map(({ orderItemId, name, price, discount }) => ({
      order_item_id: orderItemId,
      name,
      gross: price - discount,
    })),
  )
}

/** Returns the SHA-256 of an invoice's contents and its rendering, in hexadecimal. */
export function hashInvoice(snapshot: string, html: string): string {
  return createHash('sha256').update(`${snapshot}\n${html}`).digest('hex')
}

function toInvoiceDraft({ order, lines }: OrderView, shop: ShopConfig): InvoiceDraft {
  const vat = order.vat_amount
  return {
    kind: 'invoice',
    order: toOrderReference(order, shop),
    refersTo: null,
    locale: order.locale,
    customer: toInvoiceCustomer(order, shop),
    lines: lines.map(({ item }) => toInvoiceLine(item)),
    couponCode: order.coupon_code,
    vat: {
      mode: order.vat_mode,
      country: order.vat_country,
      rate: order.vat_rate,
      net: order.grand_total - vat,
      vat,
      gross: order.grand_total,
    },
    paid: { tunes: order.amount_paid, giftCard: order.gift_card_amount },
  }
}

/** Returns the number of an order, and its day in the shop's time zone. */
export function toOrderReference(order: OrderRow, shop: ShopPlace): InvoiceSnapshot['order'] {
  const orderedOn = getShopDay(new Date(order.created_at), shop)
  return { number: String(order.id), orderedOn }
}

/** Returns the customer as named on the invoices of an order. */
export function toInvoiceCustomer(
  order: OrderRow,
  { seller }: Pick<ShopConfig, 'seller'>,
): InvoiceSnapshot['customer'] {
  return {
    name: `${order.customer_first_name} ${order.customer_last_name}`,
    country: order.customer_country ?? seller.address.country,
  }
}

/** Converts an order line to an invoice line. */
function toInvoiceLine({
  id,
  name,
  price,
  discount,
  credit,
}: OrderView['lines'][number]['item']): InvoiceLine {
  return { orderItemId: id, name, price, discount, ...(credit === 0 ? {} : { credit }) }
}
