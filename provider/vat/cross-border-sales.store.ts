import { listVatCountriesAbroad } from './vat-rates.rules.ts'
import type { Database } from '../platform/database/database.ts'

/**
 * Returns the net sales of a calendar year to customers in other EU countries, in cents, after
 * refunds.
 */
export async function sumCrossBorderSales(
  db: Database,
  home: string,
  year: number,
): Promise<number> {
  const { net } = await db
    .selectFrom('invoices')
    .select((select) => select.fn.sum<number | null>('net').as('net'))
    .where('issued_on', '>=', `${year}-01-01`)
    .where('issued_on', '<=', `${year}-12-31`)
    .where('customer_country', 'in', listVatCountriesAbroad(home))
    .executeTakeFirstOrThrow()
  return Number(net ?? 0)
}
