import type { Address } from '../accounts/profile/address.ts'
import { declareCountry } from '../accounts/profile/customer-country.store.ts'
import { loadOpenCart, updateCart } from '../carts/carts.store.ts'
import type { CartRow } from '../carts/carts.store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'

/** The reason a checkout step was not stored. */
export interface CheckoutStepRefusal {
  readonly refusal: 'cart_empty'
}

/**
 * Stores the addresses of the open cart, and declares the country of the billing address as the
 * customer's; returns null, or the refusal.
 */
export async function saveAddress(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  customerId: number,
  { billing, shipping }: { readonly billing: Address; readonly shipping: Address },
): Promise<CheckoutStepRefusal | null> {
  const addresses = {
    billing_address: JSON.stringify(billing),
    shipping_address: JSON.stringify(shipping),
  }
  return await changeCart(dependencies, customerId, async (db, cart, now) => {
    await updateCart(db, cart, addresses, now)
    await declareCountry(db, customerId, billing.country, now)
  })
}

/** Stores the payment method of the open cart; returns null, or the refusal. */
export async function savePaymentMethod(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  customerId: number,
  method: string,
): Promise<CheckoutStepRefusal | null> {
  return await changeCart(dependencies, customerId, (db, cart, now) =>
    updateCart(db, cart, { payment_method: method }, now),
  )
}

async function changeCart(
  { db: database, clock }: Pick<Dependencies, 'db' | 'clock'>,
  customerId: number,
  change: (db: Database, cart: CartRow, now: Date) => Promise<void>,
): Promise<CheckoutStepRefusal | null> {
  return await transactFor(database, customerId, async (db) => {
    const now = clock()
    const view = await loadOpenCart(db, customerId, now)
    if (view === null) return { refusal: 'cart_empty' }
    await change(db, view.cart, now)
    return null
  })
}
