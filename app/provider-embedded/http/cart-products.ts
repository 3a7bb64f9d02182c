import type { ProductRow } from '../db/schema.ts'
import type { Context, ProviderContext } from './context.ts'
import { decimal, formattedMoney } from './wire.ts'

/** Products as a cart's lines carry them. */
export async function productShapes(
  _context: Context,
  c: ProviderContext,
  rows: readonly ProductRow[],
): Promise<object[]> {
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    price: decimal(row.price_cents),
    formatted_price: formattedMoney(row.price_cents, c.get('locale')),
  }))
}
