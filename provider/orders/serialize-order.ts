import type { InvoiceEntry } from './invoices/invoices.store.ts'
import { listAvailableProducts } from './orders.store.ts'
import type { OrderRow, OrderView } from './orders.store.ts'
import type { Sent } from '../contract/sent.ts'
import type { wireInvoice, wireOrder } from '../contract/order.ts'
import { sumOwnedCredit } from './describe-order.ts'
import { allocate } from '../carts/cart-totals.rules.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { negate } from './order-refund.rules.ts'
import { serializeAddress } from '../accounts/profile/address.ts'
import { formatRate } from '../carts/cart-vat.ts'
import type { Context, ProviderContext } from '../context.ts'
import { moneyStyles, serializeItem } from './serialize-order-item.ts'
import type { MoneyStyle, RelatedOrderData } from './serialize-order-item.ts'
import { formatDecimal, formatWireDate } from '../platform/http/wire-format.ts'

const currency = 'EUR'

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
  const paid = lines.map(({ item }) => item.price - item.discount)
  const lineVat = allocate(paid, order.vat_amount)
  return {
    id: order.id,
    increment_id: String(order.id),
    status: order.status,
    status_label: order.status === 'closed' ? 'Closed' : 'Completed',
    channel_name: context.options.shop.brand.name,
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
    ...serializeOrderAmounts(order, sumRefundedParts(view, related), locale, style),
    ...serializeOrderVat(order),
    discount_percent: style === 'fresh' ? 0 : '0.0000',
    consent_at: order.consent_at === null ? null : formatWireDate(order.consent_at),
    owned_credit: formatDecimal(sumOwnedCredit(view)),
    zip_url: getZipUrl(context, view),
    gift_card_amount: formatDecimal(order.gift_card_amount),
    amount_paid: formatDecimal(order.amount_paid),
    card_amount: formatDecimal(order.card_amount),
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
    items: lines.map(({ item, links }, index) =>
      serializeItem(context, order, item, lineVat[index] ?? 0, links, related, locale, style),
    ),
    invoices: related.invoices
      .filter((invoice) => invoice.order_id === order.id)
      .map((invoice) => serializeInvoice(context, invoice)),
    shipments: [],
    updated_at: formatWireDate(order.updated_at),
    created_at: formatWireDate(order.created_at),
  } satisfies Sent<typeof wireOrder>
}

function getZipUrl({ options }: Context, view: OrderView): string | null {
  if (listAvailableProducts(view).length === 0) return null
  return `${options.providerUrl}/api/v1/customer/orders/${view.order.id}/zip`
}

/** The refunded amounts of an order, in cents. */
interface RefundedAmounts {
  readonly total: number
  readonly subTotal: number
  readonly discount: number
  readonly vat: number
}

function sumRefundedParts({ order, lines }: OrderView, related: RelatedOrderData): RefundedAmounts {
  const refunds = related.refunds.filter((refund) => refund.order_id === order.id)
  const ids = refunds.flatMap(({ itemIds }) => itemIds)
  const items = lines.map(({ item }) => item).filter(({ id }) => ids.includes(id))
  const creditNotes = related.invoices.filter(
    ({ order_id: orderId, kind }) => orderId === order.id && kind === 'credit-note',
  )
  const total = sum(refunds.map((refund) => refund.tunes + refund.gift_card_amount))
  const subTotal = sum(items.map(({ price }) => price))
  return {
    total,
    subTotal,
    // Includes what packs cost less because of refunded sounds.
    discount: subTotal - total,
    vat: negate(sum(creditNotes.map(({ vat }) => vat))),
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Serializes the VAT fields that Bagisto lacks. */
function serializeOrderVat(order: OrderRow) {
  return {
    vat_mode: order.vat_mode,
    vat_country: order.vat_country,
    vat_percent: formatRate(order.vat_rate),
  }
}

function serializeInvoice({ options }: Context, { kind, number }: InvoiceEntry) {
  return {
    increment_id: number,
    kind,
    document_url: `${options.providerUrl}/api/v1/customer/invoices/${number}`,
  } satisfies Sent<typeof wireInvoice>
}

function serializeOrderAmounts(
  order: OrderRow,
  refunded: RefundedAmounts,
  locale: Locale,
  style: MoneyStyle,
) {
  const vat = order.vat_amount
  return moneyStyles[style](
    {
      grand_total: order.grand_total,
      grand_total_invoiced: order.grand_total,
      grand_total_refunded: refunded.total,
      sub_total: order.sub_total,
      sub_total_incl_tax: order.sub_total,
      sub_total_invoiced: order.sub_total,
      sub_total_refunded: refunded.subTotal,
      discount_amount: order.discount,
      discount_invoiced: order.discount,
      discount_refunded: refunded.discount,
      tax_amount: vat,
      tax_amount_invoiced: vat,
      tax_amount_refunded: refunded.vat,
      shipping_amount: 0,
      shipping_amount_incl_tax: 0,
      shipping_invoiced: 0,
      shipping_refunded: 0,
    },
    locale,
  )
}
