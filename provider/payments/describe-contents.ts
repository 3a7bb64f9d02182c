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
  if (names.length === 0) return null
  // Counting a single remaining name would save no space.
  const shown = names.length === maxNames + 1 ? names.length : maxNames
  return { names: names.slice(0, shown), more: Math.max(0, names.length - shown) }
}
