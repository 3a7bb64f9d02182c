import { findCustomerByEmail } from '../customers.store.ts'
import type { PasswordHasher } from '../passwords/password-queue.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CustomerRow } from '../../platform/database/database.ts'

interface CheckedCredentials {
  /** The customer with this address, even if the password is wrong; null if there is none. */
  readonly customer: CustomerRow | null
  readonly isValid: boolean
}

/** Verifies an email address and a password, in the same time for known and unknown addresses. */
export async function checkCredentials(
  { db, options }: Dependencies,
  { verify }: PasswordHasher,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<CheckedCredentials> {
  const customer = await findCustomerByEmail(db, email)
  const hash = customer?.password_hash ?? null
  return { customer, isValid: await verify(password, hash, options.passwordCost) }
}
