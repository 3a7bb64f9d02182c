import type { Database } from '../platform/database/database.ts'

/** Lists the invoices and credit notes of a period, oldest first, with their orders. */
export async function listReportedInvoices(db: Database, firstDay: string, lastDay: string) {
  return await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('invoices as corrected', 'corrected.id', 'invoices.refers_to')
    .select([
      'invoices.number',
      'invoices.kind',
      'invoices.order_id',
      'invoices.issued_on as issuedOn',
      'invoices.vat_mode as mode',
      'invoices.vat_country as country',
      'invoices.vat_rate as rate',
      'invoices.net',
      'invoices.vat',
      'invoices.gross',
      'invoices.customer_country',
      'orders.customer_first_name',
      'orders.customer_last_name',
      'orders.vat_evidence',
      'corrected.number as correctedNumber',
      'corrected.issued_on as correctedDay',
    ])
    .where('invoices.issued_on', '>=', firstDay)
    .where('invoices.issued_on', '<=', lastDay)
    .orderBy('invoices.id')
    .execute()
}

/** An invoice or a credit note with the order data that one-stop shop records require. */
export type ReportedInvoiceRow = Awaited<ReturnType<typeof listReportedInvoices>>[number]
