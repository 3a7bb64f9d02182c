import type { Generated } from 'kysely'
import type { VatMode } from '../../../vat/vat.rules.ts'

/** Tables for invoices, credit notes and order refunds. Amounts are in cents. */
export interface InvoiceTables {
  invoices: InvoiceTable
  invoice_lines: InvoiceLineTable
  /** The last number of each series and year. */
  number_series: { name: SeriesName; year: number; last: number }
  number_gaps: NumberGapTable
  order_refunds: OrderRefundTable
  /** The refunded lines of orders; a line is refunded at most once. */
  order_refund_items: OrderRefundItemTable
  pack_credits: PackCreditTable
}

type InvoiceKind = 'invoice' | 'credit-note'

export type SeriesName = 'invoices' | 'credit-notes'

/** Ranges of numbers, inclusive, that a series skips on purpose. */
export interface NumberGapTable {
  name: SeriesName
  year: number
  first: number
  last: number
  created_at: string
}

/** Invoices and credit notes. Rows never change; amounts of credit notes are negative. */
export interface InvoiceTable {
  id: Generated<number>
  kind: InvoiceKind
  /** Such as `2026-000123` or `C2026-000001`. */
  number: string
  order_id: number
  /** The id of the invoice that a credit note corrects; null for an invoice. */
  refers_to: number | null
  /** The day in the shop's time zone, such as `2026-03-01`. */
  issued_on: string
  /** The country where the customer lives. */
  customer_country: string
  vat_mode: VatMode
  /** The country whose VAT is included; null without VAT. */
  vat_country: string | null
  /** In basis points. */
  vat_rate: number
  net: number
  vat: number
  gross: number
  locale: string
  /** JSON: the `InvoiceSnapshot`. */
  snapshot: string
  html: string
  /** The SHA-256 of the snapshot and the HTML page. */
  sha256: string
  created_at: string
}

export interface InvoiceLineTable {
  id: Generated<number>
  invoice_id: number
  order_item_id: number
  name: string
  /** The price after the discount, including VAT. */
  gross: number
}

export interface OrderRefundTable {
  id: Generated<number>
  order_id: number
  /** The idempotency key: repeating it refunds nothing. */
  request_key: string
  /** The id of the credit note. */
  invoice_id: number
  /** The amount returned to the balance. */
  tunes: number
  /** The amount returned to the gift card. */
  gift_card_amount: number
  reason: string
  created_at: string
}

interface OrderRefundItemTable {
  id: Generated<number>
  order_refund_id: number
  order_item_id: number
  gross: number
}

/** The payments for sounds by which packs cost less. */
export interface PackCreditTable {
  id: Generated<number>
  /** The order line of the pack. */
  pack_item_id: number
  /** The order line that paid for the sound. */
  sound_item_id: number
  amount: number
  /** The id of the refund of the pack that ended the credit; null while it counts. */
  ended_by: number | null
  /** The id of the refund that returned it because the sound had been refunded before; or null. */
  returned_by: number | null
  created_at: string
}
