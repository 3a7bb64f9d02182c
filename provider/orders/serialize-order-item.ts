import type { wireOrderItem, wirePurchasedLink } from '../contract/order.ts'
import type { Sent } from '../contract/sent.ts'
import type { InvoiceEntry } from './invoices/invoices.store.ts'
import type { OrderRefund } from './order-refunds.store.ts'
import type { OrderItemRow, OrderRow, PurchasedLinkRow } from './orders.store.ts'
import type { ProductRow } from '../platform/database/database.ts'
import { serializeAddition } from '../carts/serialize-addition.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { formatRate } from '../carts/cart-vat.ts'
import type { Context } from '../context.ts'
import { getCoverUrl } from '../catalog/extension-fields.ts'
import {
  toDecimalFields,
  formatDecimal,
  formatWireDate,
  toMoneyFields,
  toNumberFields,
  toEuros,
} from '../platform/http/wire-format.ts'

/**
 * The format of amounts: Bagisto sends numbers in a newly saved order, and decimal strings in one
 * loaded from the database.
 */
export type MoneyStyle = keyof typeof moneyStyles

/** The serializers of each style. */
export const moneyStyles = { fresh: toNumberFields, stored: toDecimalFields }

/** The data of orders that their own rows lack: the customer and the current products. */
export interface RelatedOrderData {
  customer: object
  products: ReadonlyMap<number, ProductRow>
  /** Download sizes in bytes, by link id. */
  bytes: ReadonlyMap<number, number>
  /** The invoices and credit notes of all orders. */
  invoices: readonly InvoiceEntry[]
  refunds: readonly OrderRefund[]
}

/** Serializes an order line with its downloads; `vat` is in cents. */
export function serializeItem(
  context: Context,
  order: OrderRow,
  item: OrderItemRow,
  vat: number,
  links: PurchasedLinkRow[],
  related: RelatedOrderData,
  locale: Locale,
  style: MoneyStyle,
) {
  const product = related.products.get(item.product_id)
  if (product === undefined) throw new Error(`there is no product ${item.product_id}`)
  const isRefunded = related.refunds.some(({ itemIds }) => itemIds.includes(item.id))
  const refunded = related.refunds.reduce((sum, one) => sum + (one.amounts.get(item.id) ?? 0), 0)
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
    qty_refunded: isRefunded ? 1 : 0,
    ...serializeItemAmounts(item, { vat, isRefunded, refunded }, locale, style),
    owned_credit: formatDecimal(item.credit),
    discount_percent: '0.0000',
    tax_percent: formatRate(order.vat_rate),
    additional: serializeAddition(order.cart_id, product),
    downloadable_links: links.map((link) => serializeLink(context, link, item, related)),
    child: null,
    children: [],
    product_cover_url: getCoverUrl(context.files.catalogue, product),
    kind: product.kind,
    is_pack: product.kind === 'pack',
  } satisfies Sent<typeof wireOrderItem>
}

function serializeItemAmounts(
  item: OrderItemRow,
  {
    vat,
    isRefunded,
    refunded,
  }: { readonly vat: number; readonly isRefunded: boolean; readonly refunded: number },
  locale: Locale,
  style: MoneyStyle,
) {
  const { price, discount } = item
  const paid = price - discount
  return {
    ...moneyStyles[style](
      {
        price,
        total: price,
        total_invoiced: price,
        amount_refunded: isRefunded ? price : 0,
        discount_amount: discount,
        discount_invoiced: discount,
        discount_refunded: isRefunded ? price - refunded : 0,
        tax_amount: vat,
        tax_amount_invoiced: vat,
        tax_amount_refunded: paid === 0 ? 0 : Math.round((vat * refunded) / paid),
      },
      locale,
    ),
    // Bagisto's misspelling of `grand_total`.
    ...toMoneyFields('grant_total', paid, locale, toEuros),
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
    download_url: `${context.options.providerUrl}/api/v1/customer/downloads/${link.link_id}`,
    bytes: bytes.get(link.link_id) ?? null,
  } satisfies Sent<typeof wirePurchasedLink>
}

// A high limit stands for unlimited downloads, because Bagisto rejects every download if it is 0.
const unlimitedDownloads = 1_000_000
