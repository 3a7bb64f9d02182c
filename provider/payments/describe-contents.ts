import { loadOpenCart } from '../carts/carts.store.ts'
import type { Database } from '../platform/database/database.ts'
import type { PaymentContents } from './payment-processor.ts'

/** Limited, because the names are part of the payment page's URL. */
const maxNames = 5

/** Names the purchase that a top-up during checkout is for; null for an empty cart. */
export async function describeContents(
  db: Database,
  customerId: number,
  now: Date,
): Promise<PaymentContents | null> {
  const cart = await loadOpenCart(db, customerId, now)
  const names = cart?.lines.map(({ product }) => product.row.name) ?? []
  return names.length === 0 ? null : summarizeNames(names, maxNames)
}

/** Returns the first names, and the number of the others. */
export function summarizeNames(names: readonly string[], max: number): PaymentContents {
  // Counting a single remaining name would save no space.
  const shown = names.length === max + 1 ? names.length : max
  return { names: names.slice(0, shown), more: Math.max(0, names.length - shown) }
}
