import type { Insertable, Selectable } from 'kysely'
import type { InvoiceLineTable, InvoiceTable } from '../../platform/database/schema/invoices.ts'
import type { Database } from '../../platform/database/database.ts'

export type InvoiceRow = Selectable<InvoiceTable>

/** An invoice in a list. */
export type InvoiceEntry = Pick<
  InvoiceRow,
  'id' | 'kind' | 'number' | 'order_id' | 'gross' | 'vat' | 'created_at'
>

/**
 * Inserts an invoice or a credit note with its lines; returns its id. Must run in a transaction.
 */
export async function insertInvoice(
  db: Database,
  invoice: Insertable<InvoiceTable>,
  lines: readonly Omit<Insertable<InvoiceLineTable>, 'invoice_id'>[],
): Promise<number> {
  const { id } = await db
    .insertInto('invoices')
    .values(invoice)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('invoice_lines')
    .values(lines.map((line) => ({ ...line, invoice_id: id })))
    .execute()
  return id
}

/** Returns a customer's invoice or credit note by its number, or null. */
export async function findInvoice(
  db: Database,
  customerId: number,
  number: string,
): Promise<InvoiceRow | null> {
  const invoice = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .selectAll('invoices')
    .where('number', '=', number)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return invoice ?? null
}

/** Returns the invoice of an order. */
export async function findInvoiceOfOrder(db: Database, orderId: number): Promise<InvoiceRow> {
  return await db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
}

/** Returns the invoice or credit note with this id. */
export async function findInvoiceById(db: Database, id: number): Promise<InvoiceRow> {
  const query = db.selectFrom('invoices').selectAll().where('id', '=', id)
  return await query.executeTakeFirstOrThrow()
}

/** Lists the invoices and credit notes of orders, oldest first, without their HTML pages. */
export async function listInvoices(
  db: Database,
  orderIds: readonly number[],
): Promise<InvoiceEntry[]> {
  if (orderIds.length === 0) return []
  return await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'order_id', 'gross', 'vat', 'created_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
}

/** The hashed contents of an invoice, and its SHA-256. */
export type InvoicePage = Pick<InvoiceRow, 'id' | 'number' | 'snapshot' | 'html' | 'sha256'>

const pageBatch = 200

/** Yields the contents of all invoices and credit notes, oldest first, read in batches. */
export async function* listInvoicePages(db: Database): AsyncGenerator<InvoicePage> {
  let batch: InvoicePage[] = []
  do {
    batch = await db
      .selectFrom('invoices')
      .select(['id', 'number', 'snapshot', 'html', 'sha256'])
      .where('id', '>', batch.at(-1)?.id ?? 0)
      .orderBy('id')
      .limit(pageBatch)
      .execute()
    yield* batch
  } while (batch.length === pageBatch)
}

/** Lists the numbers of all invoices and credit notes, oldest first. */
export async function listInvoiceNumbers(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('invoices').select('number').orderBy('id').execute()
  return rows.map(({ number }) => number)
}
