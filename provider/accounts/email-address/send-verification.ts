import { deleteLinks } from '../emailed-links.store.ts'
import { insertEmailVerification } from './email-verifications.store.ts'
import { isEmailTaken } from '../customers.store.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { createRandomToken, hashToken } from '../random-tokens.ts'
import { composeAddressInUse, composeVerificationEmail } from './account.emails.ts'
import { enqueueAccountNotice, toAccountEmail } from './enqueue-account-notice.ts'
import { enqueueEmail } from '../../platform/mail/outbox.ts'
import type { DeliverEmails, EmailDependencies } from '../../platform/mail/outbox.ts'

const tokenLifetimeMs = 24 * 60 * 60 * 1000

/**
 * Emails a link that verifies a customer's address, valid for a day; invalidates earlier links. If
 * the address belongs to another account, its owner gets an email without a link instead, with the
 * same work and response. Call it in a transaction and `deliver` after the commit.
 */
export async function sendVerification(
  context: EmailDependencies,
  customer: CustomerRow,
  address: string,
  locale: Locale,
): Promise<DeliverEmails> {
  const { db, clock, options } = context
  const now = clock()
  const token = createRandomToken()
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs)
  const query = new URLSearchParams({ token }).toString()
  const mail = toAccountEmail(context, customer, address, locale)
  const verification = composeVerificationEmail(mail, {
    link: `${options.storefrontUrl}/${locale}/auth/verify?${query}`,
    expiresAt,
    isChange: address !== customer.email,
  })
  const inUse = composeAddressInUse(mail)
  const isTaken = await isEmailTaken(db, address, customer.id)
  await deleteLinks(db, customer.id, ['email_verifications'])
  const { id, deliver } = await enqueueEmail(context, isTaken ? inUse : verification)
  await insertEmailVerification(db, {
    customer_id: customer.id,
    email: address,
    hash: hashToken(token),
    email_id: id,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  })
  return deliver
}

/**
 * Emails a link to a customer's new address, which takes effect once the link is opened, and a
 * notice to the old one. Call it in a transaction and the returned function after the commit.
 */
export async function requestNewEmail(
  context: EmailDependencies,
  customer: CustomerRow,
  address: string,
  locale: Locale,
): Promise<DeliverEmails> {
  const deliverLink = await sendVerification(context, customer, address, locale)
  const change = { kind: 'email-requested', email: address } as const
  const deliverNotice = await enqueueAccountNotice(context, customer, change, locale)
  return () => {
    deliverLink()
    deliverNotice()
  }
}
