import { queueForHashing } from '../passwords/password-queue.ts'
import { removeUnusedPicture } from './remove-unused-picture.ts'
import { getMailbox } from '../email-address/mailbox.rules.ts'
import { checkCurrentPassword, throwWrongPassword } from '../passwords/check-current-password.ts'
import type { Context, ProviderApp, ProviderContext } from '../../context.ts'
import { throwNotFound, throwValidationError } from '../../platform/http/http-error.ts'
import { parseFields, readRawBody } from '../../platform/http/parse-body.ts'
import { readPictureChange } from './picture-change.ts'
import { createProfileSchema } from './profile-schema.ts'
import type { ProfileFields } from './profile-schema.ts'
import { getNewPassword, requiresPassword } from './profile.rules.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { limitVerifications } from '../email-address/limit-verifications.ts'
import { serializeCustomer } from './serialize-customer.ts'
import { updateProfile } from './update-profile.ts'

/** Mounts PUT profile, and POST profile with `_method=PUT` for forms with a picture. */
export function mountProfile(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)
  app.put(
    '/api/v1/customer/profile',
    customerOnly,
    async (c) => await saveProfile(context, c, await readRawBody(c)),
  )
  app.post('/api/v1/customer/profile', customerOnly, async (c) => {
    const body = await readRawBody(c)
    const { _method: method } = body
    if (typeof method !== 'string' || method.toUpperCase() !== 'PUT') throwNotFound()
    return await saveProfile(context, c, body)
  })
}

async function saveProfile(context: Context, c: ProviderContext, body: Record<string, unknown>) {
  const customer = c.get('customer')
  const fields = parseFields(createProfileSchema(context.options.shop.brand.name), body)
  requirePastBirthDate(fields, context.clock())
  const picture = await readPictureChange(context, customer, fields.image)
  const passwordHash = await hashNewPassword(context, c, fields)
  const isNewEmail = fields.email !== customer.email
  if (isNewEmail) await limitVerifications(context, customer, fields.email)
  const { sessionId } = c.get('session')
  const change = { customer, sessionId, fields, picture, passwordHash, locale: c.get('locale') }
  const saved = (await updateProfile(context, change)) ?? throwWrongPassword()
  if (passwordHash !== null) logSecurityEvent(context, c, 'password-changed', customer.id)
  if (isNewEmail) logSecurityEvent(context, c, 'email-change-requested', customer.id)
  // After logging, which must not depend on removing the file.
  if (picture.kind !== 'keep') {
    await removeUnusedPicture(context.db, context.files.pictures, customer)
  }
  // The new password has invalidated all earlier reset links.
  if (passwordHash !== null)
    await context.limiter.reset('forgotRecipient', getMailbox(customer.email))
  const data = await serializeCustomer(context, saved)
  return c.json({ data, message: 'Your Account has been updated successfully.' })
}

/** Verifies the current password if the change requires it, and hashes the new one, if any. */
async function hashNewPassword(
  context: Context,
  c: ProviderContext,
  fields: ProfileFields,
): Promise<string | null> {
  if (!requiresPassword(fields, c.get('customer'))) return null
  await checkCurrentPassword(context, c, fields.current_password)
  const password = getNewPassword(fields)
  if (password === null) return null
  return await queueForHashing(c.get('address'), ({ hash }) =>
    hash(password, context.options.passwordCost),
  )
}

function requirePastBirthDate(fields: ProfileFields, now: Date): void {
  if (fields.date_of_birth === undefined || Date.parse(fields.date_of_birth) < now.getTime()) return
  const message = 'The date of birth field must be a date before today.'
  throwValidationError({ date_of_birth: [message] })
}
