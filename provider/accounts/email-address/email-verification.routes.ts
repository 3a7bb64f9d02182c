import { z } from 'zod'
import type { wireEmailAddress, wireVerifiedEmail } from '../../contract/customer.ts'
import type { Sent } from '../../contract/sent.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { throwValidationError } from '../../platform/http/http-error.ts'
import { parseBody } from '../../platform/http/parse-body.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { limitVerifications } from './limit-verifications.ts'
import { formatWireDate } from '../../platform/http/wire-format.ts'
import {
  findEmailChange,
  findUnverifiedEmail,
  cancelEmailChange,
  sendAnotherVerification,
  verifyEmail,
} from './verify-email.ts'

const verifySchema = z.object({ token: z.string().min(1).max(200) })

/**
 * Mounts the routes for a customer's email address: reading its state, requesting another link,
 * canceling a change, and opening a link.
 */
export function mountEmailVerification(app: ProviderApp, context: Context): void {
  const { limiter } = context
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/email', customerOnly, async (c) => {
    const customer = c.get('customer')
    const change = await findEmailChange(context, customer)
    return c.json({
      data: {
        email: customer.email,
        is_verified: customer.email_verified_at !== null,
        pending: change && {
          email: change.email,
          expires_at: formatWireDate(change.expires_at),
        },
      },
    } satisfies Sent<typeof wireEmailAddress>)
  })

  app.post('/api/v1/customer/email/send', customerOnly, async (c) => {
    const customer = c.get('customer')
    const address = await findUnverifiedEmail(context, customer)
    if (address !== null) {
      await limitVerifications(context, customer, address)
      await sendAnotherVerification(context, customer, address, c.get('locale'))
    }
    return c.json({ message: 'We have emailed the link.' })
  })

  app.delete('/api/v1/customer/email/pending', customerOnly, async (c) => {
    await cancelEmailChange(context, c.get('customer').id)
    return c.json({ message: 'The change has been canceled.' })
  })

  app.post('/api/v1/customer/email/verify', async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const { token } = await parseBody(c, verifySchema)
    await limiter.attempt('verificationAddress', c.get('address'))
    const verified = (await verifyEmail(context, token, c.get('locale'))) ?? throwInvalidLink()
    const event = verified.isChange ? 'email-changed' : 'email-verified'
    logSecurityEvent(context, c, event, verified.customer.id)
    const data = { email: verified.customer.email }
    return c.json({ data } satisfies Sent<typeof wireVerifiedEmail>)
  })
}

function throwInvalidLink(): never {
  throwValidationError({ token: ['This link is invalid.'] }, 'email_link_invalid')
}
