import { z } from 'zod'
import { findCustomerByEmail, updateCustomer } from '../customers.store.ts'
import { deleteEmailVerification } from '../email-address/email-verifications.store.ts'
import { deleteEmail } from '../../platform/mail/outbox.store.ts'
import { deletePasskeysExcept, listPasskeys } from '../passkeys/passkeys.store.ts'
import type { PasskeyRow } from '../passkeys/passkeys.store.ts'
import {
  deleteExpiredResetTokens,
  deleteResetTokens,
  findResetCustomer,
  insertResetToken,
} from './reset-tokens.store.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'
import { newPassword, refuseCommonPassword, requireConfirmation } from '../account.rules.ts'
import { email } from '../../platform/http/text-fields.ts'
import { createLinkToken, hashLinkToken } from '../email-address/link-token.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { queueForHashing } from './password-queue.ts'
import { getMailbox } from '../email-address/mailbox.rules.ts'
import { maxPasskeysPerCustomer } from '../passkeys/passkeys.rules.ts'
import { composeResetEmail } from './password-reset.emails.ts'
import { enqueueAccountNotice } from '../email-address/enqueue-account-notice.ts'
import { deliverNothing, enqueueEmail } from '../../platform/mail/outbox.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { throwValidationError } from '../../platform/http/http-error.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { serializePasskey } from '../passkeys/passkeys.routes.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { lockRow, transact } from '../../platform/database/transact.ts'

const tokenLifetimeMs = 60 * 60 * 1000
const maxBackUrlLength = 2000
/** Stands for the first name in the email to an unknown address, which is never sent. */
const unknownName = 'Ann'

/** A path in the shop to return to after the reset; any other value becomes null. */
const backUrl = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== 'string' || value.length > maxBackUrlLength) return null
    return isShopPath(value) ? value : null
  })

const forgotPasswordSchema = z.object({ email, back_url: backUrl })

const token = z.string().min(1).max(200)

const checkSchema = z.object({ token })

/** Old links and other clients also send the email address, which must match. */
function createResetPasswordSchema(shopName: string) {
  return z
    .object({
      token,
      email: email.optional(),
      password: newPassword,
      password_confirmation: z.string(),
      keep_passkeys: z.array(z.number().int()).max(maxPasskeysPerCustomer).optional(),
    })
    .superRefine(requireConfirmation('password'))
    .superRefine(refuseCommonPassword('password', shopName))
}

/**
 * Mounts POST forgot-password, which emails a link; POST reset-password/check, which tells whose link
 * it is and which passkeys may stay; and POST reset-password, which accepts the link's token once,
 * within an hour.
 */
export function mountPasswordReset(app: ProviderApp, context: Context): void {
  const { limiter } = context
  const resetPasswordSchema = createResetPasswordSchema(context.options.shop.brand.name)
  app.post('/api/v1/customer/forgot-password', async (c) => {
    const body = await parseBody(c, forgotPasswordSchema)
    const mailbox = getMailbox(body.email)
    await limiter.attemptAll([
      ['forgotAddress', c.get('address')],
      ['forgotAccount', `${mailbox} ${c.get('address')}`],
    ])
    // Strangers can use up these emails, but not lock the customer out: each email's link is valid
    // for as long as the limit lasts.
    const isFlooded = await limiter.exceeds('forgotRecipient', mailbox)
    const customerId = isFlooded ? undefined : await sendResetLink(context, body, c.get('locale'))
    logSecurityEvent(context, c, 'password-reset-requested', customerId)
    return c.json({ message: 'We have emailed your password reset link.' })
  })

  app.post('/api/v1/customer/reset-password/check', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const body = await parseBody(c, checkSchema)
    await limiter.attempt('resetCheckAddress', c.get('address'))
    const customer = await findCustomer(context, body)
    if (customer === null) throwInvalidToken()
    const passkeys = await listLastingPasskeys(context.db, customer)
    return c.json({ data: { email: customer.email, passkeys: passkeys.map(serializePasskey) } })
  })

  app.post('/api/v1/customer/reset-password', async (c) => {
    const body = await parseBody(c, resetPasswordSchema)
    const address = c.get('address')
    const reset = await queueForHashing(address, async (hasher) => {
      await limiter.attempt('resetAddress', address)
      if ((await findCustomer(context, body)) === null) return null
      const passwordHash = await hasher.hash(body.password, context.options.passwordCost)
      return await resetPassword(context, { ...body, passwordHash }, c.get('locale'))
    })
    if (reset === null) {
      logSecurityEvent(context, c, 'password-reset-failed')
      throwInvalidToken()
    }
    reset.deliver()
    logSecurityEvent(context, c, 'password-reset', reset.customer.id)
    // The reset has invalidated the links sent before.
    await limiter.reset('forgotRecipient', getMailbox(reset.customer.email))
    return c.json({ message: 'Your password has been reset.' })
  })
}

function throwInvalidToken(): never {
  throwValidationError({ email: ['This password reset token is invalid.'] }, 'reset_token_invalid')
}

/**
 * Returns whether a value is a path, optionally with a query: no origin, no scheme, and nothing
 * that a browser parses as either.
 */
function isShopPath(value: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(value) && !(value.split(/[?#]/)[0] ?? '').includes('//')
}

/**
 * Emails a reset link and returns the id of the customer, if the email address has an account.
 * The work is the same for an unknown address, so that the response time does not reveal whether the
 * address is registered: its email is composed and stored, too, but removed in the same transaction.
 */
async function sendResetLink(
  context: Context,
  { email: address, back_url: returnPath }: z.infer<typeof forgotPasswordSchema>,
  locale: Locale,
): Promise<number | undefined> {
  const token = createLinkToken()
  const now = context.clock()
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs)
  const link = buildResetLink(context.options.storefrontUrl, locale, {
    token,
    ...(returnPath === null ? {} : { backUrl: returnPath }),
  })
  const { customer, deliver } = await transact(context.db, async (db) => {
    await deleteExpiredResetTokens(db, now)
    const found = await findCustomerByEmail(db, address)
    const email = composeResetEmail(
      {
        shop: context.options.shop,
        to: address,
        name: found?.first_name ?? unknownName,
        link,
        locale,
        expiresAt,
      },
      context.options.dateLanguage,
    )
    const enqueued = await enqueueEmail({ ...context, db }, email)
    if (found === null) await deleteEmail(db, enqueued.id)
    await insertResetToken(db, {
      customer_id: found?.id ?? null,
      email_id: found === null ? null : enqueued.id,
      hash: hashLinkToken(token),
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    return { customer: found, deliver: found === null ? deliverNothing : enqueued.deliver }
  })
  deliver()
  return customer?.id
}

function buildResetLink(base: string, locale: Locale, query: Record<string, string>): string {
  return `${base}/${locale}/auth/reset?${new URLSearchParams(query).toString()}`
}

interface PasswordReset {
  readonly token: string
  /** The address in the link, if it contains one. */
  readonly email?: string | undefined
  /** The ids of the passkeys that stay. */
  readonly keep_passkeys?: readonly number[] | undefined
}

/** Returns the customer of an unexpired link; null if there is none, or if its address is another. */
async function findCustomer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  reset: Pick<PasswordReset, 'token' | 'email'>,
): Promise<CustomerRow | null> {
  const customer = await findResetCustomer(db, hashLinkToken(reset.token), clock())
  return reset.email === undefined || reset.email === customer?.email ? customer : null
}

/**
 * Returns the passkeys that a reset may keep: those added after the address was verified. Others may
 * belong to somebody who has signed up with an address that is not theirs.
 */
async function listLastingPasskeys(db: Database, customer: CustomerRow): Promise<PasskeyRow[]> {
  const { id, email_verified_at: verifiedAt } = customer
  if (verifiedAt === null) return []
  return (await listPasskeys(db, id)).filter(({ created_at: addedAt }) => addedAt >= verifiedAt)
}

/**
 * Sets the password and ends everything else that gives access to the account: all sessions, other
 * reset links, a new address that is not verified yet, and the passkeys that are not kept by name.
 * The link has proven the address. Returns null if the link was used in the meantime.
 */
async function resetPassword(
  context: Context,
  reset: PasswordReset & { readonly passwordHash: string },
  locale: Locale,
): Promise<{ readonly customer: CustomerRow; readonly deliver: DeliverEmails } | null> {
  return await transact(context.db, async (db) => {
    const transaction = { ...context, db }
    const candidate = await findCustomer(transaction, reset)
    if (candidate === null) return null
    await lockRow(db, 'customers', candidate.id)
    // Another request may have used the token in the meantime.
    const customer = await findCustomer(transaction, reset)
    if (customer === null) return null
    await deleteResetTokens(db, customer.id)
    await deleteEmailVerification(db, customer.id)
    await endOtherSessions(db, customer.id, null)
    const lasting = await listLastingPasskeys(db, customer)
    const kept = lasting.filter(({ id }) => reset.keep_passkeys?.includes(id) === true)
    await deletePasskeysExcept(db, customer.id, kept)
    const now = context.clock().toISOString()
    await updateCustomer(db, customer.id, {
      password_hash: reset.passwordHash,
      email_verified_at: customer.email_verified_at ?? now,
      updated_at: now,
    })
    const change = { kind: 'password-changed' } as const
    const deliver = await enqueueAccountNotice(transaction, customer, change, locale)
    return { customer, deliver }
  })
}
