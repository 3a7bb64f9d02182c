import type { ShopConfig } from '#shop/shop-config.ts'
import type { VatAmounts, VatRate } from '../../vat/vat.rules.ts'

/** A line of an invoice. Amounts are in cents and include VAT. */
export interface InvoiceLine {
  readonly orderItemId: number
  readonly name: string
  readonly price: number
  /** The difference between the price and the amount of the line. */
  readonly discount: number
  /** The part of a pack's discount that was paid before, for sounds of it. */
  readonly credit?: number
  /** The part of a refunded sound's discount by which its pack cost less. */
  readonly used?: number
}

/**
 * The contents of an invoice or a credit note when issued. Amounts of credit notes are negative;
 * `paid` holds the amount paid, or returned, per payment method.
 */
export interface InvoiceSnapshot {
  readonly kind: 'invoice' | 'credit-note'
  readonly number: string
  /** A day such as `2026-03-01`. */
  readonly issuedOn: string
  readonly order: { readonly number: string; readonly orderedOn: string }
  /** The invoice that a credit note corrects; null for an invoice. */
  readonly refersTo: { readonly number: string; readonly issuedOn: string } | null
  readonly locale: string
  readonly shopName: string
  readonly seller: ShopConfig['seller']
  readonly customer: { readonly name: string; readonly country: string }
  readonly lines: readonly InvoiceLine[]
  readonly couponCode: string | null
  readonly vat: VatRate & VatAmounts
  readonly paid: {
    readonly tunes: number
    readonly giftCard: number
    /** The amount returned to the original payment method. */
    readonly card?: number
  }
}

/** Formats the number of an invoice or a credit note: `2026-000123`, `C2026-000001`. */
export function formatInvoiceNumber(
  kind: InvoiceSnapshot['kind'],
  year: number,
  number: number,
): string {
  const digits = `${year}-${String(number).padStart(6, '0')}`
  return kind === 'invoice' ? digits : `C${digits}`
}
