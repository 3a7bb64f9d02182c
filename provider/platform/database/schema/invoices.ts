import type { Generated } from 'kysely'
import type { VatMode } from '../../../vat/vat.rules.ts'

/** Tables for invoices, credit notes and the refunds of orders. Amounts are in cents. */
export interface InvoiceTables {
  invoices: InvoiceTable
  invoice_lines: InvoiceLineTable
  /** The last number of each series and year. */
  number_series: { name: SeriesName; year: number; last: number }
  number_gaps: NumberGapTable
  order_refunds: OrderRefundTable
  /** The refunded lines of orders; a line is refunded at most once. */
  order_refund_items: OrderRefundItemTable
}

type InvoiceKind = 'invoice' | 'credit-note'

export type SeriesName = 'invoices' | 'credit-notes'

/** The numbers, from the first to the last, that a series leaves out on purpose. */
export interface NumberGapTable {
  name: SeriesName
  year: number
  first: number
  last: number
  created_at: string
}

/** Invoices and credit notes. Rows never change; the amounts of credit notes are negative. */
export interface InvoiceTable {
  id: Generated<number>
  kind: InvoiceKind
  /** Such as `2026-000123` or `C2026-000001`. */
  number: string
  order_id: number
  /** The invoice that a credit note corrects; null for an invoice. */
  refers_to: number | null
  /** The day where the seller is, such as `2026-03-01`. */
  issued_on: string
  /** The country in which the customer lives. */
  customer_country: string
  vat_mode: VatMode
  /** The country whose VAT is included; null if none is. */
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
  /** Of the snapshot and the page. */
  sha256: string
  created_at: string
}

export interface InvoiceLineTable {
  id: Generated<number>
  invoice_id: number
  order_item_id: number
  name: string
  /** What the line costs after the discount, including VAT. */
  gross: number
}

export interface OrderRefundTable {
  id: Generated<number>
  order_id: number
  /** Idempotency key: a repeated request refunds nothing. */
  request_key: string
  /** The credit note. */
  invoice_id: number
  /** What was returned to the balance. */
  tunes: number
  /** What was returned to the gift card. */
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
