import type { LineContents } from '../../../orders/confirmations/confirmation-sections.ts'
import type { ReceiptOrder } from '../../../orders/confirmations/receipts.emails.ts'
import type { InvoiceSnapshot } from '../../../orders/invoices/invoice.rules.ts'
import { getShopDay } from '../../../platform/calendar/shop-day.ts'
import { computeVat, getVatRules } from '../../../vat/vat.rules.ts'
import { ann } from './sample-shop.ts'
import type { SampleShop } from './sample-shop.ts'

const lines = [
  { orderItemId: 1, name: 'Dusk Textures', price: 1900, discount: 285 },
  { orderItemId: 2, name: 'Round Sub', price: 99, discount: 15 },
] as const
const subTotal = 1999
const discount = 300
const couponCode = 'SPRING-26'

/** The contents of the sample order's lines. */
export const sampleContents: ReadonlyMap<number, LineContents> = new Map([
  [1, { kind: 'pack', files: 24 }],
  [2, { kind: 'one-shot', files: 1 }],
])

/** Returns an order of a pack and a one-shot with a discount code. */
export function sampleOrder({ now }: SampleShop): ReceiptOrder {
  return {
    number: '12',
    firstName: ann.firstName,
    createdAt: now,
    lines: lines.map(({ name, price }) => ({ name, price })),
    couponCode,
    discount,
    credit: 0,
    giftCardCode: null,
    giftCardAmount: 0,
    subTotal,
    grandTotal: subTotal - discount,
    amountPaid: subTotal - discount,
    cardAmount: 0,
    consentAt: now,
  }
}

/** Returns the invoice of the sample order, for a customer in the seller's country. */
export function sampleInvoice({ dependencies, now, locale }: SampleShop): InvoiceSnapshot {
  const { shop } = dependencies.options
  const { country } = shop.seller.address
  const day = getShopDay(now, shop)
  const gross = subTotal - discount
  return {
    kind: 'invoice',
    number: '2026-000012',
    issuedOn: day,
    order: { number: '12', orderedOn: day },
    refersTo: null,
    locale,
    shopName: shop.brand.name,
    seller: shop.seller,
    customer: { name: `${ann.firstName} ${ann.lastName}`, country },
    lines,
    couponCode,
    vat: computeVat(getVatRules(shop), country, day, gross),
    paid: { tunes: gross, giftCard: 0 },
  }
}

/** Returns the credit note of the whole sample order. */
export function sampleCreditNote(sample: SampleShop): InvoiceSnapshot {
  const invoice = sampleInvoice(sample)
  const { net, vat, gross } = invoice.vat
  return {
    ...invoice,
    kind: 'credit-note',
    number: 'C2026-000001',
    refersTo: { number: invoice.number, issuedOn: invoice.issuedOn },
    lines: lines.map((line) => ({ ...line, price: -line.price, discount: -line.discount })),
    vat: { ...invoice.vat, net: -net, vat: -vat, gross: -gross },
    paid: { tunes: 0, giftCard: 0, card: -gross },
  }
}
