import type { OrderItemRow, OrderRow, OrderView, PurchasedLinkRow } from '../db/orders.ts'
import type { ProductRow } from '../db/schema.ts'
import type { Locale } from '../domain/locales.ts'
import { serializeAddress } from './address.ts'
import type { Context, ProviderContext } from './context.ts'
import { getCoverUrl } from './extension-fields.ts'
import {
  toDecimalFields,
  formatDecimal,
  formatWireDate,
  toMoneyFields,
  toNumberFields,
  toEuros,
} from './wire-format.ts'

const currency = 'EUR'

/**
 * How amounts are serialized: Bagisto sends numbers in a newly saved order and decimal strings in
 * one loaded from the database.
 */
export type MoneyStyle = keyof typeof moneyStyles

const moneyStyles = { fresh: toNumberFields, stored: toDecimalFields }

/** The data of orders that their own rows do not contain: the customer and the current products. */
export interface RelatedOrderData {
  customer: object
  products: ReadonlyMap<number, ProductRow>
  /** Download sizes in bytes, by link id. */
  bytes: ReadonlyMap<number, number>
}

/** Serializes an order in Bagisto's format. */
export function serializeOrder(
  context: Context,
  c: ProviderContext,
  view: OrderView,
  related: RelatedOrderData,
  style: MoneyStyle,
) {
  const { order, lines } = view
  const locale = c.get('locale')
  return {
    id: order.id,
    increment_id: String(order.id),
    status: order.status,
    status_label: 'Completed',
    channel_name: 'Overtone',
    is_guest: 0,
    customer_email: order.customer_email,
    customer_first_name: order.customer_first_name,
    customer_last_name: order.customer_last_name,
    shipping_method: null,
    shipping_title: null,
    payment_title: null,
    shipping_description: null,
    coupon_code: order.coupon_code,
    is_gift: 0,
    total_item_count: lines.length,
    total_qty_ordered: lines.length,
    base_currency_code: currency,
    channel_currency_code: currency,
    order_currency_code: currency,
    ...serializeOrderAmounts(order, locale, style),
    discount_percent: style === 'fresh' ? 0 : '0.0000',
    consent_at: order.consent_at === null ? null : formatWireDate(order.consent_at),
    gift_card_code: order.gift_card_code,
    gift_card_amount: formatDecimal(order.gift_card_amount),
    amount_paid: formatDecimal(order.amount_paid),
    cart_id: order.cart_id,
    customer: related.customer,
    shipping_address: serializeAddress(
      order.shipping_address,
      order.id * 2,
      order.created_at,
      locale,
    ),
    billing_address: serializeAddress(
      order.billing_address,
      order.id * 2 - 1,
      order.created_at,
      locale,
    ),
    items: lines.map(({ item, links }) =>
      serializeItem(context, order, item, links, related, locale, style),
    ),
    invoices: [],
    shipments: [],
    updated_at: formatWireDate(order.updated_at),
    created_at: formatWireDate(order.created_at),
  }
}

function serializeOrderAmounts(order: OrderRow, locale: Locale, style: MoneyStyle) {
  return moneyStyles[style](
    {
      grand_total: order.grand_total,
      grand_total_invoiced: order.grand_total,
      grand_total_refunded: 0,
      sub_total: order.sub_total,
      sub_total_incl_tax: order.sub_total,
      sub_total_invoiced: order.sub_total,
      sub_total_refunded: 0,
      discount_amount: order.discount,
      discount_invoiced: order.discount,
      discount_refunded: 0,
      tax_amount: 0,
      tax_amount_invoiced: 0,
      tax_amount_refunded: 0,
      shipping_amount: 0,
      shipping_amount_incl_tax: 0,
      shipping_invoiced: 0,
      shipping_refunded: 0,
    },
    locale,
  )
}

function serializeItem(
  context: Context,
  order: OrderRow,
  item: OrderItemRow,
  links: PurchasedLinkRow[],
  related: RelatedOrderData,
  locale: Locale,
  style: MoneyStyle,
) {
  const product = related.products.get(item.product_id)
  return {
    id: item.id,
    sku: item.sku,
    type: 'downloadable',
    name: item.name,
    product_id: item.product_id,
    coupon_code: order.coupon_code,
    weight: '0.0000',
    total_weight: '0.0000',
    qty_ordered: 1,
    qty_canceled: 0,
    qty_invoiced: 1,
    qty_shipped: 0,
    qty_refunded: 0,
    ...serializeItemAmounts(item, locale, style),
    discount_percent: '0.0000',
    tax_percent: '0.0000',
    additional: JSON.parse(item.additional) as unknown,
    downloadable_links: links.map((link) => serializeLink(context, link, item, related)),
    child: null,
    children: [],
    product_cover_url:
      product === undefined ? null : getCoverUrl(context.options.providerUrl, product),
    is_pack: product?.kind === 'pack',
  }
}

function serializeItemAmounts(item: OrderItemRow, locale: Locale, style: MoneyStyle) {
  const { price, discount } = item
  return {
    ...moneyStyles[style](
      {
        price,
        total: price,
        total_invoiced: price,
        amount_refunded: 0,
        discount_amount: discount,
        discount_invoiced: discount,
        discount_refunded: 0,
        tax_amount: 0,
        tax_amount_invoiced: 0,
        tax_amount_refunded: 0,
      },
      locale,
    ),
    // Bagisto's misspelling of `grand_total`.
    ...toMoneyFields('grant_total', price - discount, locale, toEuros),
  }
}

function serializeLink(
  context: Context,
  link: PurchasedLinkRow,
  item: OrderItemRow,
  { bytes }: RelatedOrderData,
) {
  return {
    id: link.id,
    product_name: item.name,
    name: 'WAV',
    url: null,
    file: null,
    file_name: null,
    type: 'file',
    download_bought: unlimitedDownloads,
    download_used: link.download_used,
    download_canceled: 0,
    status: link.status,
    customer_id: link.customer_id,
    order_id: link.order_id,
    order_item_id: link.order_item_id,
    created_at: formatWireDate(link.created_at),
    updated_at: formatWireDate(link.updated_at),
    link_id: link.link_id,
    download_url: getDownloadUrl(context, link.link_id),
    bytes: bytes.get(link.link_id) ?? null,
  }
}

// If the limit is 0, Bagisto rejects every download.
const unlimitedDownloads = 1_000_000

/** Returns the absolute URL of a download. */
export function getDownloadUrl(context: Context, linkId: number): string {
  return `${context.options.providerUrl}/api/v1/customer/downloads/${linkId}`
}
