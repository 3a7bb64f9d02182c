import type { Dependencies } from '../../dependencies.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { declareCountry } from './customer-country.store.ts'

/** Stores where a customer says they live, a country to which the shop sells. */
export async function saveCountry(
  { db, clock }: Dependencies,
  customerId: number,
  country: string,
): Promise<CustomerRow> {
  return await transactFor(db, customerId, (inside) =>
    declareCountry(inside, customerId, country, clock()),
  )
}
