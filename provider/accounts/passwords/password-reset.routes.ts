import { z } from 'zod'
import type { wireResetLink } from '../../contract/customer.ts'
import type { Sent } from '../../contract/sent.ts'
import { newPassword, refuseCommonPassword, requireConfirmation } from '../account-fields.ts'
import { email } from '../../platform/http/text-fields.ts'
import { queueForHashing } from './password-queue.ts'
import { getMailbox } from '../email-address/mailbox.rules.ts'
import { maxPasskeysPerCustomer } from '../passkeys/passkeys.rules.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { throwValidationError } from '../../platform/http/http-error.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { serializePasskey } from '../passkeys/passkeys.routes.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { checkResetLink, resetPassword } from './reset-password.ts'
import { sendResetLink } from './send-reset-link.ts'

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

const token = z.string().min(1).max(200)

const checkSchema = z.object({ token })

/** Other clients also send the email address, which must then match. */
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
 * Mounts POST forgot-password, which emails a link; POST reset-password/check, which returns the
 * link's email address and the passkeys that may be kept; and POST reset-password, which accepts
 * the link's token once, within an hour.
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
    // Strangers can exhaust this limit but not lock the customer out: each emailed link is valid
    // for as long as the limit lasts.
    const isFlooded = await limiter.exceeds('forgotRecipient', mailbox)
    const forgotten = { email: body.email, backUrl: body.back_url, locale: c.get('locale') }
    const customerId = isFlooded ? undefined : await sendResetLink(context, forgotten)
    logSecurityEvent(context, c, 'password-reset-requested', customerId)
    return c.json({ message: 'We have emailed your password reset link.' })
  })

  app.post('/api/v1/customer/reset-password/check', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const body = await parseBody(c, checkSchema)
    await limiter.attempt('resetCheckAddress', c.get('address'))
    const link = (await checkResetLink(context, body)) ?? throwInvalidToken()
    const data = { email: link.email, passkeys: link.passkeys.map(serializePasskey) }
    return c.json({ data } satisfies Sent<typeof wireResetLink>)
  })

  app.post('/api/v1/customer/reset-password', async (c) => {
    const body = await parseBody(c, resetPasswordSchema)
    const address = c.get('address')
    const customer = await queueForHashing(address, async (hasher) => {
      await limiter.attempt('resetAddress', address)
      const { keep_passkeys: keptPasskeys = [] } = body
      return await resetPassword(context, hasher, {
        ...body,
        keptPasskeys,
        locale: c.get('locale'),
      })
    })
    if (customer === null) {
      logSecurityEvent(context, c, 'password-reset-failed')
      throwInvalidToken()
    }
    logSecurityEvent(context, c, 'password-reset', customer.id)
    // The reset has invalidated all earlier links.
    await limiter.reset('forgotRecipient', getMailbox(customer.email))
    return c.json({ message: 'Your password has been reset.' })
  })
}

function throwInvalidToken(): never {
  throwValidationError({ email: ['This password reset token is invalid.'] }, 'reset_token_invalid')
}

/**
 * Returns whether a value is a path, optionally with a query, that no browser parses as an origin
 * or a scheme.
 */
function isShopPath(value: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(value) && !(value.split(/[?#]/)[0] ?? '').includes('//')
}
