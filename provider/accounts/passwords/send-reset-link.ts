import { findCustomerByEmail } from '../customers.store.ts'
import { findCustomerLocale } from '../customer-data.store.ts'
import { deleteExpiredLinks } from '../emailed-links.store.ts'
import { createRandomToken, hashToken } from '../random-tokens.ts'
import { insertOwnerAction } from '../../owner/owner-actions.store.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { transact, transactFor } from '../../platform/database/transact.ts'
import { deleteEmail } from '../../platform/mail/outbox.store.ts'
import { deliverNothing, enqueueEmail } from '../../platform/mail/outbox.ts'
import type { DeliverEmails, EmailDependencies } from '../../platform/mail/outbox.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { composeResetEmail } from './password-reset.emails.ts'
import { insertResetToken } from './reset-tokens.store.ts'

const lifetimeMs = 60 * 60 * 1000
/** Longer than usual, because the customer is not waiting when the owner sends it. */
const ownerLifetimeMs = 24 * 60 * 60 * 1000
/** The first name in the email to an unknown address, which is never sent. */
const unknownName = 'Ann'

/** A request for a reset link. */
interface ForgottenPassword {
  readonly email: string
  /** The path in the shop to return to after the reset. */
  readonly backUrl: string | null
  readonly locale: Locale
}

/**
 * Emails a reset link if the email address has an account, and returns the customer's id. Does the
 * same work for an unknown address, whose email is composed, stored and removed in one transaction,
 * so that the response time does not reveal whether the address is registered.
 */
export async function sendResetLink(
  dependencies: EmailDependencies,
  { email, backUrl, locale }: ForgottenPassword,
): Promise<number | undefined> {
  const now = dependencies.clock()
  const token = createRandomToken()
  const { customer, deliver } = await transact(dependencies.db, async (db) => {
    await deleteExpiredLinks(db, now)
    const found = await findCustomerByEmail(db, email)
    const link = { token, backUrl, locale, to: email, now, lifetimeMs }
    return { customer: found, deliver: await storeLink({ ...dependencies, db }, found, link) }
  })
  deliver()
  return customer?.id
}

/**
 * Stores an email with a reset link, valid for 24 hours and in the customer's language, and records
 * that the owner sent it. The running shop delivers it. Returns false for a blocked customer,
 * without storing anything.
 */
export async function sendResetLinkForOwner(
  dependencies: EmailDependencies,
  customer: CustomerRow,
): Promise<boolean> {
  if (customer.status === 0) return false
  const now = dependencies.clock()
  const { id: customerId, email: to } = customer
  const token = createRandomToken()
  await transactFor(dependencies.db, customerId, async (db) => {
    const locale = await findCustomerLocale(db, customerId, dependencies.options.shop)
    const link = { token, backUrl: null, locale, to, now, lifetimeMs: ownerLifetimeMs }
    await storeLink({ ...dependencies, db }, customer, link)
    await insertOwnerAction(db, { event: 'customer-reset-sent', customerId, now })
  })
  return true
}

interface NewResetLink extends Omit<ForgottenPassword, 'email'> {
  readonly token: string
  readonly to: string
  readonly now: Date
  readonly lifetimeMs: number
}

/**
 * Stores a reset token and its email; without a customer, only the token, which grants no access.
 */
async function storeLink(
  dependencies: EmailDependencies,
  customer: CustomerRow | null,
  { token, backUrl, locale, to, now, lifetimeMs: lifetime }: NewResetLink,
): Promise<DeliverEmails> {
  const { db, options } = dependencies
  const expiresAt = new Date(now.getTime() + lifetime)
  const query = new URLSearchParams(backUrl === null ? { token } : { token, backUrl }).toString()
  const email = composeResetEmail(
    {
      shop: options.shop,
      to,
      name: customer?.first_name ?? unknownName,
      link: `${options.storefrontUrl}/${locale}/auth/reset?${query}`,
      locale,
      expiresAt,
    },
    options.dateLanguage,
  )
  const { id: emailId, deliver } = await enqueueEmail(dependencies, email)
  if (customer === null) await deleteEmail(db, emailId)
  await insertResetToken(db, {
    customer_id: customer?.id ?? null,
    email_id: customer === null ? null : emailId,
    hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  })
  return customer === null ? deliverNothing : deliver
}
