import { updateCustomer } from '../customers.store.ts'
import { deleteLinks } from '../emailed-links.store.ts'
import { enqueueAccountNotice } from '../email-address/enqueue-account-notice.ts'
import { hashToken } from '../random-tokens.ts'
import { deletePasskeysExcept, listPasskeys } from '../passkeys/passkeys.store.ts'
import type { PasskeyRow } from '../passkeys/passkeys.store.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'
import { lockRow, transact } from '../../platform/database/transact.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { PasswordHasher } from './password-queue.ts'
import { findResetCustomer } from './reset-tokens.store.ts'

interface ResetLink {
  readonly token: string
  /** The address in the link, if it contains one. */
  readonly email?: string | undefined
}

interface PasswordReset extends ResetLink {
  readonly password: string
  /** The ids of the passkeys to keep. */
  readonly keptPasskeys: readonly number[]
  readonly locale: Locale
}

interface StoredPassword {
  readonly customer: CustomerRow
  readonly deliver: DeliverEmails
}

/**
 * Returns the email address of a reset link and the passkeys that may be kept; null if the link is
 * invalid.
 */
export async function checkResetLink(
  dependencies: Dependencies,
  link: ResetLink,
): Promise<{ readonly email: string; readonly passkeys: readonly PasskeyRow[] } | null> {
  const customer = await findCustomer(dependencies, link)
  if (customer === null) return null
  return {
    email: customer.email,
    passkeys: await listRetainablePasskeys(dependencies.db, customer),
  }
}

/**
 * Sets the password and revokes all other access to the account: all sessions, other reset links,
 * an unverified new address, and passkeys not listed in `keptPasskeys`. Opening the link verifies
 * the address. Returns the customer with the previous password, or null if the link is invalid or
 * was used by another request.
 */
export async function resetPassword(
  dependencies: Dependencies,
  hasher: PasswordHasher,
  reset: PasswordReset,
): Promise<CustomerRow | null> {
  // Spends the cost of a hash only on a valid link.
  if ((await findCustomer(dependencies, reset)) === null) return null
  const passwordHash = await hasher.hash(reset.password, dependencies.options.passwordCost)
  const stored = await transact(dependencies.db, (db) =>
    storePassword({ ...dependencies, db }, reset, passwordHash),
  )
  stored?.deliver()
  return stored?.customer ?? null
}

async function storePassword(
  dependencies: Dependencies,
  reset: PasswordReset,
  passwordHash: string,
): Promise<StoredPassword | null> {
  const { db } = dependencies
  const candidate = await findCustomer(dependencies, reset)
  if (candidate === null) return null
  await lockRow(db, 'customers', candidate.id)
  // Another request may have used the token since.
  const customer = await findCustomer(dependencies, reset)
  if (customer === null) return null
  await deleteLinks(db, customer.id)
  await endOtherSessions(db, customer.id, null)
  const retainable = await listRetainablePasskeys(db, customer)
  const retained = retainable.filter(({ id }) => reset.keptPasskeys.includes(id))
  await deletePasskeysExcept(db, customer.id, retained)
  const now = dependencies.clock().toISOString()
  await updateCustomer(db, customer.id, {
    password_hash: passwordHash,
    email_verified_at: customer.email_verified_at ?? now,
    updated_at: now,
  })
  const change = { kind: 'password-changed' } as const
  const deliver = await enqueueAccountNotice(dependencies, customer, change, reset.locale)
  return { customer, deliver }
}

/** Returns the customer of an unexpired link; null if there is none or the address differs. */
async function findCustomer(
  { db, clock }: Dependencies,
  { token, email }: ResetLink,
): Promise<CustomerRow | null> {
  const customer = await findResetCustomer(db, hashToken(token), clock())
  return email === undefined || email === customer?.email ? customer : null
}

/**
 * Returns the passkeys that may survive a reset: those added after the address was verified. Others
 * may belong to somebody who signed up with an address that is not theirs.
 */
async function listRetainablePasskeys(db: Database, customer: CustomerRow): Promise<PasskeyRow[]> {
  const { id, email_verified_at: verifiedAt } = customer
  if (verifiedAt === null) return []
  return (await listPasskeys(db, id)).filter(({ created_at: addedAt }) => addedAt >= verifiedAt)
}
