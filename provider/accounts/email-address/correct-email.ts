import { requestNewEmail } from './send-verification.ts'
import { isEmailTaken } from '../customers.store.ts'
import { insertOwnerAction } from '../../owner/owner-actions.store.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { findCustomerLocale } from '../customer-data.store.ts'
import type { EmailDependencies } from '../../platform/mail/outbox.ts'

/**
 * Starts a change of a customer's address on behalf of the owner: stores an email with a link to
 * the new address, which takes effect once the link is opened, and a notice to the old one. The
 * running shop sends both. Returns null, or the reason for refusal.
 */
export async function correctEmail(
  dependencies: EmailDependencies,
  customer: CustomerRow,
  address: string,
): Promise<'same_email' | 'email_taken' | null> {
  const { db, clock, options } = dependencies
  const { id: customerId } = customer
  if (address === customer.email) return 'same_email'
  if (await isEmailTaken(db, address, customerId)) return 'email_taken'
  await transactFor(db, customerId, async (inside) => {
    const locale = await findCustomerLocale(inside, customerId, options.shop)
    await requestNewEmail({ ...dependencies, db: inside }, customer, address, locale)
    const event = 'customer-email-requested'
    await insertOwnerAction(inside, { event, customerId, now: clock() })
  })
  return null
}
