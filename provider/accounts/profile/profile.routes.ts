import { hasPassword, updateCustomer } from '../customers.store.ts'
import {
  deleteEmailVerification,
  findPendingVerification,
} from '../email-address/email-verifications.store.ts'
import { deleteResetTokens } from '../passwords/reset-tokens.store.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'
import { queueForHashing } from '../passwords/password-queue.ts'
import { storePicture } from './profile-pictures.ts'
import { removeUnusedPicture } from './remove-unused-picture.ts'
import { getMailbox } from '../email-address/mailbox.rules.ts'
import { enqueueAccountNotice } from '../email-address/enqueue-account-notice.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { checkCurrentPassword, throwWrongPassword } from '../passwords/check-current-password.ts'
import type { Context, ProviderApp, ProviderContext } from '../../context.ts'
import { throwNotFound, throwValidationError } from '../../platform/http/http-error.ts'
import { parseFields, readRawBody } from '../../platform/http/parse-body.ts'
import { readPictureChange } from './picture-change.ts'
import type { PictureChange } from './picture-change.ts'
import { createProfileSchema } from './profile-schema.ts'
import type { ProfileFields } from './profile-schema.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { requestNewEmail } from '../email-address/send-verification.ts'
import { limitVerifications } from '../email-address/limit-verifications.ts'
import { serializeCustomer } from './serialize-customer.ts'
import { lock, transactFor } from '../../platform/database/transact.ts'

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
  const deliveries: DeliverEmails[] = []
  const saved = await transactFor(context.db, customer.id, async (db) => {
    deliveries.length = 0
    // The password may have been changed or reset while the current one was being verified.
    const isAuthorized = !requiresPassword(fields, customer) || (await hasPassword(db, customer))
    if (!isAuthorized) throwWrongPassword()
    if (picture.kind === 'replace') await lock(db, 'pictures')
    const pictureSha256 =
      picture.kind === 'replace' ? await storePicture(context.options.dataDir, picture.bytes) : null
    const transaction = { ...context, db }
    if (passwordHash !== null) deliveries.push(await endOtherAccess(transaction, c))
    if (isNewEmail) {
      const { email } = fields
      deliveries.push(await requestNewEmail(transaction, customer, email, c.get('locale')))
    }
    return await updateCustomer(db, customer.id, {
      ...toColumns(fields),
      ...toPictureColumns(picture, pictureSha256),
      ...(passwordHash === null ? {} : { password_hash: passwordHash }),
      updated_at: context.clock().toISOString(),
    })
  })
  for (const deliver of deliveries) deliver()
  if (passwordHash !== null) logSecurityEvent(context, c, 'password-changed', customer.id)
  if (isNewEmail) logSecurityEvent(context, c, 'email-change-requested', customer.id)
  if (picture.kind !== 'keep') {
    await removeUnusedPicture(context.db, context.options.dataDir, customer)
  }
  // The new password has invalidated the reset links sent before.
  if (passwordHash !== null)
    await context.limiter.reset('forgotRecipient', getMailbox(customer.email))
  const data = await serializeCustomer(context, saved)
  return c.json({ data, message: 'Your Account has been updated successfully.' })
}

/**
 * Ends what the old password may have given to others: all other sessions, reset links, and a new
 * address that is not verified yet. Enqueues a notice.
 */
async function endOtherAccess(context: Context, c: ProviderContext): Promise<DeliverEmails> {
  const customer = c.get('customer')
  const { db } = context
  await endOtherSessions(db, customer.id, c.get('session').sessionId)
  await deleteResetTokens(db, customer.id)
  const pending = await findPendingVerification(db, customer.id, context.clock())
  if (pending !== null && pending.email !== customer.email) {
    await deleteEmailVerification(db, customer.id)
  }
  return await enqueueAccountNotice(
    context,
    customer,
    { kind: 'password-changed' },
    c.get('locale'),
  )
}

/**
 * Hashes the new password. Returns null if there is none, or if it is the current password, which
 * Bagisto clients send along with a new email address. Changing the password or the email address
 * requires the current password, so that a stolen session cannot be used to take over the account.
 */
async function hashNewPassword(
  context: Context,
  c: ProviderContext,
  fields: ProfileFields,
): Promise<string | null> {
  if (!requiresPassword(fields, c.get('customer'))) return null
  await checkCurrentPassword(context, c, fields.current_password)
  if (!fields.new_password || fields.new_password === fields.current_password) return null
  const password = fields.new_password
  return await queueForHashing(c.get('address'), ({ hash }) =>
    hash(password, context.options.passwordCost),
  )
}

/** Returns whether the change is one of the password or the email address. */
function requiresPassword(fields: ProfileFields, customer: CustomerRow): boolean {
  return Boolean(fields.new_password) || fields.email !== customer.email
}

function requirePastBirthDate(fields: ProfileFields, now: Date): void {
  if (fields.date_of_birth === undefined || Date.parse(fields.date_of_birth) < now.getTime()) return
  const message = 'The date of birth field must be a date before today.'
  throwValidationError({ date_of_birth: [message] })
}

/** Maps the fields to columns, except the email address; optional fields that the client does not send keep their value. */
function toColumns(fields: ProfileFields) {
  return {
    first_name: fields.first_name,
    last_name: fields.last_name,
    gender: fields.gender,
    phone: fields.phone,
    subscribed: fields.subscribed_to_news_letter ? 1 : 0,
    ...(fields.date_of_birth === undefined ? {} : { date_of_birth: fields.date_of_birth }),
    ...toOptionalColumn('username', fields.username),
    ...toOptionalColumn('location', fields.location),
    ...toOptionalColumn('description', fields.description),
  }
}

function toOptionalColumn(
  name: 'username' | 'location' | 'description',
  value: string | null | undefined,
) {
  return value === undefined ? {} : { [name]: value === '' ? null : value }
}

function toPictureColumns(picture: PictureChange, sha256: string | null) {
  if (picture.kind === 'keep') return {}
  return {
    image_sha256: sha256,
    image_extension: picture.kind === 'replace' ? ('webp' as const) : null,
  }
}
