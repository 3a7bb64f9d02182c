import { updateCustomer } from '../db/customers.ts'
import { deleteEmailVerification } from '../db/email-verifications.ts'
import { insertOwnerAction } from '../db/owner-actions.ts'
import { deleteResetTokens } from '../db/reset-tokens.ts'
import type { Database } from '../db/schema.ts'
import { endOtherSessions } from '../db/sessions.ts'

/** Which account the owner blocks or accepts again, and why. */
interface AccessChange {
  readonly id: number
  readonly reason: string
  readonly now: Date
}

/**
 * Refuses a customer from now on: ends all sessions and makes the secret links that were sent invalid.
 * Must run in a transaction that has locked the customer.
 */
export async function blockCustomer(
  db: Database,
  { id, reason, now }: AccessChange,
): Promise<void> {
  await updateCustomer(db, id, { status: 0, updated_at: now.toISOString() })
  await endOtherSessions(db, id, null)
  await deleteResetTokens(db, id)
  await deleteEmailVerification(db, id)
  await insertOwnerAction(db, { event: 'customer-blocked', customerId: id, reason, now })
}

/** Accepts a blocked customer again. Must run in a transaction that has locked the customer. */
export async function unblockCustomer(
  db: Database,
  { id, reason, now }: AccessChange,
): Promise<void> {
  await updateCustomer(db, id, { status: 1, updated_at: now.toISOString() })
  await insertOwnerAction(db, { event: 'customer-unblocked', customerId: id, reason, now })
}
