import type { Dependencies } from '../../dependencies.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { declareCountry } from './customer-country.store.ts'

/** Stores the country that a customer declares, to which the shop must sell. */
export async function saveCountry(
  { db, clock }: Dependencies,
  customerId: number,
  country: string,
): Promise<CustomerRow> {
  return await transactFor(db, customerId, (inside) =>
    declareCountry(inside, customerId, country, clock()),
  )
}
