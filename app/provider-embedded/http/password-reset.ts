import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { findCustomerByEmail, updateCustomer } from '../db/customers.ts'
import { listPasskeys } from '../db/passkeys.ts'
import {
  deleteExpiredResetTokens,
  deleteResetTokens,
  findResetCustomerId,
  insertResetToken,
} from '../db/reset-tokens.ts'
import { endOtherSessions } from '../db/sessions.ts'
import {
  email,
  newPassword,
  refuseCommonPassword,
  requireConfirmation,
} from '../domain/account-rules.ts'
import type { Locale } from '../domain/locales.ts'
import { queueForHashing } from '../passwords/password-queue.ts'
import { composeResetEmail } from '../mail/compose-reset-email.ts'
import { enqueueEmail } from '../mail/outbox.ts'
import type { Context, ProviderApp } from './context.ts'
import { throwValidationError } from './http-error.ts'
import { parseBody } from './parse-body.ts'
import { logSecurityEvent } from './security-log.ts'
import { lockRow, transact } from '../db/transact.ts'

const tokenLifetimeMs = 60 * 60 * 1000
const maxBackUrlLength = 2000

/** A path in the shop to return to after the reset; any other value becomes null. */
const backUrl = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== 'string' || value.length > maxBackUrlLength) return null
    return isShopPath(value) ? value : null
  })

const forgotPasswordSchema = z.object({ email, back_url: backUrl })

function createResetPasswordSchema(shopName: string) {
  return z
    .object({
      token: z.string().min(1).max(200),
      email,
      password: newPassword,
      password_confirmation: z.string(),
    })
    .superRefine(requireConfirmation('password'))
    .superRefine(refuseCommonPassword('password', shopName))
}

/**
 * Mounts POST forgot-password, which emails a link, and POST reset-password, which accepts the
 * link's token once, within an hour.
 */
export function mountPasswordReset(app: ProviderApp, context: Context): void {
  const { limiter } = context
  const resetPasswordSchema = createResetPasswordSchema(context.options.shop.brand.name)
  app.post('/api/v1/customer/forgot-password', async (c) => {
    const body = await parseBody(c, forgotPasswordSchema)
    await limiter.attemptAll([
      ['forgotAddress', c.get('address')],
      ['forgotAccount', `${body.email} ${c.get('address')}`],
    ])
    // Strangers can use up these emails, but not lock the customer out: each email's link is valid
    // for as long as the limit lasts.
    const isFlooded = await limiter.exceeds('forgotRecipient', body.email)
    const customerId = isFlooded ? undefined : await sendResetLink(context, body, c.get('locale'))
    logSecurityEvent(context, c, 'password-reset-requested', customerId)
    return c.json({ message: 'We have emailed your password reset link.' })
  })

  app.post('/api/v1/customer/reset-password', async (c) => {
    const body = await parseBody(c, resetPasswordSchema)
    const address = c.get('address')
    const account = `${body.email} ${address}`
    const passwordHash = await queueForHashing(address, async ({ hash }) => {
      await limiter.attemptAll([
        ['resetAddress', address],
        ['resetAccount', account],
      ])
      return await hash(body.password, context.options.passwordCost)
    })
    const customerId = await resetPassword(context, { ...body, passwordHash })
    if (customerId === null) {
      logSecurityEvent(context, c, 'password-reset-failed')
      throwInvalidToken()
    }
    logSecurityEvent(context, c, 'password-reset', customerId)
    await limiter.reset('resetAccount', account)
    // The reset has invalidated the links sent before.
    await limiter.reset('forgotRecipient', body.email)
    const passkeys = await listPasskeys(context.db, customerId)
    return c.json({
      message: 'Your password has been reset.',
      ...(passkeys.length > 0 ? { data: { keeps_passkeys: true } } : {}),
    })
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

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Emails a reset link and returns the id of the customer, if the email address has an account.
 * Stores a token for an unknown address too, so that the response time does not reveal whether the
 * address is registered.
 */
async function sendResetLink(
  context: Context,
  { email: address, back_url: returnPath }: z.infer<typeof forgotPasswordSchema>,
  locale: Locale,
): Promise<number | undefined> {
  const token = randomBytes(32).toString('base64url')
  const now = context.clock()
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs)
  const link = buildResetLink(context.options.storefrontUrl, locale, {
    token,
    email: address,
    ...(returnPath === null ? {} : { backUrl: returnPath }),
  })
  const { customer, email: sent } = await transact(context.db, async (db) => {
    await deleteExpiredResetTokens(db, now)
    const found = await findCustomerByEmail(db, address)
    const enqueued =
      found === null
        ? null
        : await enqueueEmail(
            { ...context, db },
            composeResetEmail(
              {
                shop: context.options.shop,
                to: address,
                name: found.first_name,
                link,
                locale,
                expiresAt,
              },
              context.options.dateLanguage,
            ),
          )
    await insertResetToken(db, {
      customer_id: found?.id ?? null,
      email_id: enqueued?.id ?? null,
      hash: hashToken(token),
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    return { customer: found, email: enqueued }
  })
  sent?.deliver()
  return customer?.id
}

function buildResetLink(base: string, locale: Locale, query: Record<string, string>): string {
  return `${base}/${locale}/auth/reset?${new URLSearchParams(query).toString()}`
}

interface PasswordReset {
  readonly email: string
  readonly token: string
  readonly passwordHash: string
}

/**
 * Sets the password, ends all sessions and deletes all reset tokens; returns the customer's id, or
 * null if the token is invalid.
 */
async function resetPassword(context: Context, reset: PasswordReset): Promise<number | null> {
  const now = context.clock()
  return await transact(context.db, async (db) => {
    const customerId = await findResetCustomerId(db, hashToken(reset.token), reset.email, now)
    if (customerId === null) return null
    await lockRow(db, 'customers', customerId)
    // Another request may have used the token in the meantime.
    const found = await findResetCustomerId(db, hashToken(reset.token), reset.email, now)
    if (found === null) return null
    await deleteResetTokens(db, customerId)
    const changes = { password_hash: reset.passwordHash, updated_at: now.toISOString() }
    await updateCustomer(db, customerId, changes)
    await endOtherSessions(db, customerId, null)
    return customerId
  })
}
