import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { email, newPassword, matchesConfirmation } from '../domain/account-rules.ts'
import { hashPassword } from '../domain/password-hash.ts'
import { deliverNothing, enqueueMails } from '../mail/outbox.ts'
import { composeResetMail } from '#app/provider-embedded/mail/compose-reset-mail.ts'
import { backUrlSchema } from './back-url.ts'
import type { Context, ProviderApp } from './context.ts'
import { parseBody } from './parse-body.ts'
import { throwValidationError } from './http-error.ts'
import { endOtherSessions } from '#app/provider-embedded/db/sessions.ts'
import type { Locale } from './wire-format.ts'

const VALID_MS = 60 * 60 * 1000

const forgotBody = z.object({ email, back_url: backUrlSchema })

const resetBody = z
  .object({
    token: z.string().min(1).max(200),
    email,
    password: newPassword,
    password_confirmation: z.string(),
  })
  .superRefine(matchesConfirmation('password'))

/** POST forgot-password mails a link, POST reset-password takes its token, once, within an hour. */
export function mountPasswordReset(app: ProviderApp, context: Context): void {
  const { limiter } = context
  app.post('/api/v1/customer/forgot-password', async (c) => {
    const body = await parseBody(c, forgotBody)
    await limiter.attempt('forgotAddress', c.get('address'))
    await limiter.attempt('forgotAccount', `${body.email} ${c.get('address')}`)
    await limiter.attempt('forgotEverywhere', body.email)
    await sendLink(context, body, c.get('locale'))
    return c.json({ message: 'We have emailed your password reset link.' })
  })

  app.post('/api/v1/customer/reset-password', async (c) => {
    const body = await parseBody(c, resetBody)
    await limiter.attempt('resetAddress', c.get('address'))
    const account = `${body.email} ${c.get('address')}`
    await limiter.attempt('resetAccount', account)
    await limiter.attempt('resetEverywhere', body.email)
    const hash = await hashPassword(body.password, context.options.passwordCost)
    const isReset = await resetPassword(context, { ...body, hash })
    if (!isReset) refuseToken()
    await limiter.forgive('resetAccount', account)
    return c.json({ message: 'Your password has been reset.' })
  })
}

function refuseToken(): never {
  throwValidationError({ email: ['This password reset token is invalid.'] }, 'reset_token_invalid')
}

function resetHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Writes as much for an unknown address as for a known one, so that the time tells nothing. */
async function sendLink(
  context: Context,
  { email: address, back_url: back }: z.infer<typeof forgotBody>,
  locale: Locale,
): Promise<void> {
  const { db, clock, options } = context
  const token = randomBytes(32).toString('base64url')
  const now = clock()
  const send = await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('reset_tokens')
      .where('expires_at', '<=', now.toISOString())
      .execute()
    const customer = await transaction
      .selectFrom('customers')
      .select(['id', 'first_name'])
      .where('email', '=', address)
      .where('status', '=', 1)
      .executeTakeFirst()
    await transaction
      .insertInto('reset_tokens')
      .values({
        customer_id: customer?.id ?? null,
        hash: resetHash(token),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
      })
      .execute()
    if (customer === undefined) return deliverNothing
    const link = resetLink(options.storefrontUrl, locale, {
      token,
      email: address,
      ...(back === null ? {} : { backUrl: back }),
    })
    const mail = composeResetMail({ to: address, name: customer.first_name, link, locale })
    return await enqueueMails({ ...context, db: transaction }, [mail])
  })
  send()
}

function resetLink(base: string, locale: Locale, query: Record<string, string>): string {
  return `${base}/${locale}/auth/reset?${new URLSearchParams(query).toString()}`
}

interface Reset {
  readonly email: string
  readonly token: string
  readonly hash: string
}

/** Sets the password and ends all sessions and links; false when the token does not fit. */
async function resetPassword({ db, clock }: Context, reset: Reset): Promise<boolean> {
  const now = clock().toISOString()
  return await db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('reset_tokens')
      .innerJoin('customers', 'customers.id', 'reset_tokens.customer_id')
      .select('customers.id')
      .where('reset_tokens.hash', '=', resetHash(reset.token))
      .where('reset_tokens.expires_at', '>', now)
      .where('customers.email', '=', reset.email)
      .executeTakeFirst()
    if (found === undefined) return false
    await transaction.deleteFrom('reset_tokens').where('customer_id', '=', found.id).execute()
    await transaction
      .updateTable('customers')
      .set({ password_hash: reset.hash, updated_at: now })
      .where('id', '=', found.id)
      .execute()
    await endOtherSessions(transaction, found.id, null)
    return true
  })
}
