import { toShopLanguage } from '#shop/languages.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { InvoiceRow } from './invoices.store.ts'
import type { OrderView } from '../orders.store.ts'
import { creditVat, negate } from '../order-refund.rules.ts'
import type { PaidAmounts, RefundLine } from '../order-refund.rules.ts'
import { toInvoiceCustomer, toOrderReference } from './issue-invoice.ts'
import type { InvoiceDraft } from './issue-invoice.ts'

/** The amounts of a credit note in cents. */
export interface CreditAmounts {
  readonly gross: number
  /** The amount of the order refunded earlier. */
  readonly already: number
  readonly back: PaidAmounts
  /** The part of the Tunes returned to the original payment method. */
  readonly card: number
}

/** Drafts the credit note for order lines, at the VAT rate of their invoice. */
export function toCreditDraft(
  { order }: OrderView,
  lines: readonly RefundLine[],
  invoice: InvoiceRow,
  { gross, already, back, card }: CreditAmounts,
  shop: Pick<ShopConfig, 'seller' | 'timeZone' | 'languages'>,
): InvoiceDraft {
  const { vat_mode: mode, vat_country: country, vat_rate: rate } = invoice
  return {
    kind: 'credit-note',
    order: toOrderReference(order, shop),
    refersTo: { number: invoice.number, issuedOn: invoice.issued_on },
    locale: toShopLanguage(order.locale, shop.languages),
    customer: toInvoiceCustomer(order, shop),
    lines: lines.map(({ orderItemId, name, price, discount, credit, used }) => ({
      orderItemId,
      name,
      price: negate(price),
      discount: negate(discount + used),
      ...(credit === 0 ? {} : { credit: negate(credit) }),
      ...(used === 0 ? {} : { used: negate(used) }),
    })),
    couponCode: order.coupon_code,
    vat: { mode, country, rate, ...creditVat(gross, already, rate) },
    paid: {
      tunes: negate(back.tunes - card),
      giftCard: negate(back.giftCard),
      ...(card === 0 ? {} : { card: negate(card) }),
    },
  }
}
