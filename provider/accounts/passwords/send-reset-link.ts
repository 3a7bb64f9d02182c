import { insertOwnerAction } from '../../owner/owner-actions.store.ts'
import { insertResetToken } from './reset-tokens.store.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { createLinkToken, hashLinkToken } from '../email-address/link-token.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'
import { composeResetEmail } from './password-reset.emails.ts'
import { storeEmail } from '../../platform/mail/outbox.ts'
import { findCustomerLocale } from '../find-customer-locale.ts'
import type { OwnShop } from '../../owner/own-shop.ts'

/** The owner's help comes when the customer is not waiting for it. */
const lifetimeMs = 24 * 60 * 60 * 1000

/**
 * Stores an email with a link for a new password, in the customer's language, and returns what was
 * done. The running shop sends it.
 */
export async function sendResetLink(
  db: Database,
  customer: CustomerRow,
  { config, mailServer, origin }: Pick<OwnShop, 'config' | 'mailServer' | 'origin'>,
  now: Date,
): Promise<string> {
  if (customer.status === 0) {
    throw new UsageError(
      `The customer ${customer.id} is blocked; “customers unblock” accepts them.`,
    )
  }
  const token = createLinkToken()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await transactFor(db, customer.id, async (inside) => {
    const locale = await findCustomerLocale(inside, customer.id, config)
    const emailId = await storeEmail(
      // The running shop sends the email.
      { db: inside, clock: () => now, mailSender: mailServer === null ? null : { wake: () => {} } },
      composeResetEmail({
        shop: config,
        to: customer.email,
        name: customer.first_name,
        link: `${origin}/${locale}/auth/reset?token=${token}`,
        locale,
        expiresAt,
      }),
    )
    await insertResetToken(inside, {
      customer_id: customer.id,
      email_id: emailId,
      hash: hashLinkToken(token),
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    await insertOwnerAction(inside, { event: 'customer-reset-sent', customerId: customer.id, now })
  })
  return mailServer === null
    ? 'gets no email, because this shop has no mail server; the outbox has the link'
    : 'gets an email with a link for a new password, valid for 24 hours'
}
