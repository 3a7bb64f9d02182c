import { z } from 'zod'
import { sendVerification } from './send-verification.ts'
import { getCustomer, isEmailTaken, updateCustomer } from '../customers.store.ts'
import {
  deleteEmailVerification,
  findEmailVerification,
  findPendingVerification,
} from './email-verifications.store.ts'
import { deleteResetTokens } from '../passwords/reset-tokens.store.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { hashLinkToken } from './link-token.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { enqueueAccountNotice } from './enqueue-account-notice.ts'
import { deliverNothing } from '../../platform/mail/outbox.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { throwValidationError } from '../../platform/http/http-error.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { limitVerifications } from './limit-verifications.ts'
import { formatWireDate } from '../../platform/http/wire-format.ts'
import { lockRow, transact, transactFor } from '../../platform/database/transact.ts'

const verifySchema = z.object({ token: z.string().min(1).max(200) })

/**
 * Mounts the routes about the email address of a customer: its state, another link, giving up a
 * change, and the use of a link.
 */
export function mountEmailVerification(app: ProviderApp, context: Context): void {
  const { db, clock, limiter } = context
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/email', customerOnly, async (c) => {
    const customer = c.get('customer')
    const pending = await findPendingVerification(db, customer.id, clock())
    const isChange = pending !== null && pending.email !== customer.email
    return c.json({
      data: {
        email: customer.email,
        is_verified: customer.email_verified_at !== null,
        pending: isChange
          ? { email: pending.email, expires_at: formatWireDate(pending.expires_at) }
          : null,
      },
    })
  })

  app.post('/api/v1/customer/email/send', customerOnly, async (c) => {
    const customer = c.get('customer')
    const pending = await findPendingVerification(db, customer.id, clock())
    const address = pending?.email ?? customer.email
    if (address !== customer.email || customer.email_verified_at === null) {
      await limitVerifications(context, customer, address)
      const deliver = await transactFor(db, customer.id, (transaction) =>
        sendVerification({ ...context, db: transaction }, customer, address, c.get('locale')),
      )
      deliver()
    }
    return c.json({ message: 'We have emailed the link.' })
  })

  app.delete('/api/v1/customer/email/pending', customerOnly, async (c) => {
    const { id } = c.get('customer')
    await transactFor(db, id, (transaction) => deleteEmailVerification(transaction, id))
    return c.json({ message: 'The change has been given up.' })
  })

  app.post('/api/v1/customer/email/verify', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const { token } = await parseBody(c, verifySchema)
    await limiter.attempt('verificationAddress', c.get('address'))
    const verified = await transact(db, (transaction) =>
      verifyEmail({ ...context, db: transaction }, hashLinkToken(token), c.get('locale')),
    )
    if (verified === null) throwInvalidLink()
    verified.deliver()
    const event = verified.isChange ? 'email-changed' : 'email-verified'
    logSecurityEvent(context, c, event, verified.customer.id)
    return c.json({ data: { email: verified.customer.email } })
  })
}

function throwInvalidLink(): never {
  throwValidationError({ token: ['This link is invalid.'] }, 'email_link_invalid')
}

interface VerifiedEmail {
  readonly customer: CustomerRow
  /** Whether the address has replaced another one, whose owner is told. */
  readonly isChange: boolean
  readonly deliver: DeliverEmails
}

/**
 * Verifies the address of a link, and makes it that of the account if it is another one. Returns null
 * if the link is unknown, used or expired, or if the address has got an account in the meantime.
 */
async function verifyEmail(
  context: Context,
  hash: string,
  locale: Locale,
): Promise<VerifiedEmail | null> {
  const { db, clock } = context
  const now = clock()
  const found = await findEmailVerification(db, hash, now)
  if (found === null) return null
  await lockRow(db, 'customers', found.customer_id)
  // Another request may have used the link in the meantime.
  const verification = await findEmailVerification(db, hash, now)
  if (verification === null) return null
  const { email } = verification
  const customer = await getCustomer(db, verification.customer_id)
  const isChange = email !== customer.email
  await deleteEmailVerification(db, customer.id)
  if (isChange && (await isEmailTaken(db, email, customer.id))) return null
  // Links sent to an earlier address must not open the account.
  if (isChange) await deleteResetTokens(db, customer.id)
  const time = now.toISOString()
  const changes = { email, email_verified_at: time, updated_at: time }
  const changed = await updateCustomer(db, customer.id, changes)
  const deliver = isChange
    ? await enqueueAccountNotice(context, customer, { kind: 'email-changed', email }, locale)
    : deliverNothing
  return { customer: changed, isChange, deliver }
}
