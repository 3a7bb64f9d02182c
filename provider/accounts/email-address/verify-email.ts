import { getCustomer, isEmailTaken, updateCustomer } from '../customers.store.ts'
import { deleteLinks } from '../emailed-links.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { lockRow, transact, transactFor } from '../../platform/database/transact.ts'
import { deliverNothing, enqueueEmails } from '../../platform/mail/outbox.ts'
import { listOrderEmails } from '../../platform/mail/outbox.store.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { findEmailVerification, findPendingVerification } from './email-verifications.store.ts'
import type { EmailVerification } from './email-verifications.store.ts'
import { enqueueAccountNotice } from './enqueue-account-notice.ts'
import { hashToken } from '../random-tokens.ts'
import { sendVerification } from './send-verification.ts'

/** Returns the pending verification of a customer's new address, or null. */
export async function findEmailChange(
  { db, clock }: Dependencies,
  { id, email }: CustomerRow,
): Promise<EmailVerification | null> {
  const pending = await findPendingVerification(db, id, clock())
  return pending?.email === email ? null : pending
}

/**
 * Returns the address that a customer still has to verify, new or current; null if there is none.
 */
export async function findUnverifiedEmail(
  { db, clock }: Dependencies,
  { id, email, email_verified_at: verifiedAt }: CustomerRow,
): Promise<string | null> {
  const pending = await findPendingVerification(db, id, clock())
  const address = pending?.email ?? email
  return address === email && verifiedAt !== null ? null : address
}

/** Emails another link that verifies a customer's address; invalidates earlier links. */
export async function sendAnotherVerification(
  dependencies: Dependencies,
  customer: CustomerRow,
  address: string,
  locale: Locale,
): Promise<void> {
  const deliver = await transactFor(dependencies.db, customer.id, (db) =>
    sendVerification({ ...dependencies, db }, customer, address, locale),
  )
  deliver()
}

/** Cancels a customer's unverified change of address. */
export async function cancelEmailChange({ db }: Dependencies, customerId: number): Promise<void> {
  await transactFor(db, customerId, (inside) =>
    deleteLinks(inside, customerId, ['email_verifications']),
  )
}

interface VerifiedEmail {
  readonly customer: CustomerRow
  /** True if the address replaced another one, whose owner is notified. */
  readonly isChange: boolean
}

/**
 * Verifies the address of a link and, if it is a new one, sets it as the account's address. Returns
 * null if the link is unknown, used or expired, or if the address has been taken by another
 * account.
 */
export async function verifyEmail(
  dependencies: Dependencies,
  token: string,
  locale: Locale,
): Promise<VerifiedEmail | null> {
  const verified = await transact(dependencies.db, (db) =>
    redeemLink({ ...dependencies, db }, hashToken(token), locale),
  )
  verified?.deliver()
  return verified
}

async function redeemLink(
  dependencies: Dependencies,
  hash: string,
  locale: Locale,
): Promise<(VerifiedEmail & { readonly deliver: DeliverEmails }) | null> {
  const { db, clock } = dependencies
  const now = clock()
  const found = await findEmailVerification(db, hash, now)
  if (found === null) return null
  await lockRow(db, 'customers', found.customer_id)
  // Another request may have used the link since.
  const verification = await findEmailVerification(db, hash, now)
  if (verification === null) return null
  const { email } = verification
  const customer = await getCustomer(db, verification.customer_id)
  const isChange = email !== customer.email
  await deleteLinks(db, customer.id, ['email_verifications'])
  if (isChange && (await isEmailTaken(db, email, customer.id))) return null
  // Links sent to an earlier address must not open the account.
  if (isChange) await deleteLinks(db, customer.id, ['reset_tokens'])
  const time = now.toISOString()
  const changes = { email, email_verified_at: time, updated_at: time }
  const changed = await updateCustomer(db, customer.id, changes)
  if (!isChange) return { customer: changed, isChange, deliver: deliverNothing }
  const notice = { kind: 'email-changed', email } as const
  const deliverNotice = await enqueueAccountNotice(dependencies, customer, notice, locale)
  const deliverCopies = await repeatOrderEmails(dependencies, customer, email)
  const deliver = () => {
    deliverNotice()
    deliverCopies()
  }
  return { customer: changed, isChange, deliver }
}

/**
 * Sends the emails about a customer's orders again, to the verified address, if the address before
 * was never verified: it may have been mistyped, and customers need the confirmations.
 */
async function repeatOrderEmails(
  dependencies: Dependencies,
  { id, email, email_verified_at: verifiedAt }: CustomerRow,
  to: string,
): Promise<DeliverEmails> {
  if (verifiedAt !== null) return deliverNothing
  const sent = await listOrderEmails(dependencies.db, id, email)
  return await enqueueEmails(
    dependencies,
    sent.map((original) => ({
      to,
      subject: original.subject,
      text: original.text,
      html: original.html ?? undefined,
      locale: original.locale ?? undefined,
      kind: original.kind,
      orderId: original.order_id ?? undefined,
    })),
  )
}
