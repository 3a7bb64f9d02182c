import type { CustomerRow, Database } from '../db/schema.ts'
import { normalizePhone } from '../domain/account-rules.ts'
import { hashPassword, verifyPassword } from '../domain/password-hash.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { serializeCustomer } from './serialize-customer.ts'
import { profileSchema } from './profile-schema.ts'
import type { ProfileFields } from './profile-schema.ts'
import { parsePictureChange, removePicture, storePicture } from './picture-change.ts'
import type { PictureChange } from './picture-change.ts'
import { parseFields, readRawBody } from './parse-body.ts'
import { HttpError, throwValidationError, throwNotFound } from './http-error.ts'
import { isEmailTaken, throwEmailTaken } from './register.ts'
import { requireCustomer } from './require-customer.ts'
import { endOtherSessions } from '#app/provider-embedded/db/sessions.ts'

/** PUT profile, or POST with `_method=PUT` as a form that may hold a picture. */
export function mountProfile(app: ProviderApp, context: Context): void {
  const allowed = requireCustomer(context)
  app.put(
    '/api/v1/customer/profile',
    allowed,
    async (c) => await save(context, c, await readRawBody(c)),
  )
  app.post('/api/v1/customer/profile', allowed, async (c) => {
    const body = await readRawBody(c)
    if (String(body['_method']).toUpperCase() !== 'PUT') throwNotFound()
    return await save(context, c, body)
  })
}

async function save(context: Context, c: ProviderContext, body: Record<string, unknown>) {
  const customer = c.get('customer')
  const fields = parseFields(profileSchema, body)
  refuseUnborn(fields, context.clock())
  const picture = await parsePictureChange(fields.image)
  const passwordHash = await newHash(context, customer, fields)
  const saved = await context.db.transaction().execute(async (transaction) => {
    await refuseForeign(transaction, customer.id, fields)
    const stored =
      picture.kind === 'replace'
        ? await storePicture(context.options.dataDir, picture.bytes, picture.extension)
        : null
    if (passwordHash !== null) {
      await endOtherSessions(transaction, customer.id, c.get('tokenId'))
      await transaction.deleteFrom('reset_tokens').where('customer_id', '=', customer.id).execute()
    }
    return await transaction
      .updateTable('customers')
      .set({
        ...columns(fields),
        ...pictureColumns(picture, stored),
        ...(passwordHash === null ? {} : { password_hash: passwordHash }),
        updated_at: context.clock().toISOString(),
      })
      .where('id', '=', customer.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  if (picture.kind !== 'keep') await dropPicture(context, customer)
  const data = await serializeCustomer(context, saved)
  return c.json({ data, message: 'Your Account has been updated successfully.' })
}

/** Forgets the picture a customer had, unless somebody still shows it. */
async function dropPicture({ db, options }: Context, before: CustomerRow): Promise<void> {
  const { image_sha256: name, image_extension: extension } = before
  if (name === null || extension === null) return
  const shown = await db
    .selectFrom('customers')
    .select('id')
    .where('image_sha256', '=', name)
    .where('image_extension', '=', extension)
    .executeTakeFirst()
  if (shown === undefined) await removePicture(options.dataDir, name, extension)
}

/**
 * The hash of the wanted new password; null when none is wanted or it is the one in place, which
 * clients of stock hosts send along with a new address. Both a new password and a new
 * address ask for the current password, or a borrowed session could take the account over.
 */
async function newHash(
  { options, limiter }: Context,
  customer: CustomerRow,
  fields: ProfileFields,
): Promise<string | null> {
  const isNewEmail = fields.email !== customer.email
  if (!fields.new_password && !isNewEmail) return null
  if (!fields.current_password) {
    const required = ['The current password field is required.']
    throwValidationError({ current_password: required }, 'wrong_password')
  }
  await limiter.attempt('passwordAccount', String(customer.id))
  if (!(await verifyPassword(fields.current_password, customer.password_hash))) {
    // The host answers 200 without data here, which its clients must read as a refusal.
    throw new HttpError(200, {
      message: 'Current password does not match.',
      reason: 'wrong_password',
    })
  }
  await limiter.forgive('passwordAccount', String(customer.id))
  if (!fields.new_password || fields.new_password === fields.current_password) return null
  return await hashPassword(fields.new_password, options.passwordCost)
}

function refuseUnborn(fields: ProfileFields, now: Date): void {
  if (fields.date_of_birth === undefined || Date.parse(fields.date_of_birth) < now.getTime()) return
  throwValidationError({ date_of_birth: ['The date of birth field must be a date before today.'] })
}

async function refuseForeign(db: Database, id: number, fields: ProfileFields): Promise<void> {
  if (await isEmailTaken(db, fields.email, id)) throwEmailTaken()
  if (normalizePhone(fields.phone) === null) return
  const other = await db
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', fields.phone)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other !== undefined) {
    throwValidationError({ phone: ['The phone has already been taken.'] }, 'phone_taken')
  }
}

/** Fields the shop added are left as they are when a client does not send them. */
function columns(fields: ProfileFields) {
  return {
    first_name: fields.first_name,
    last_name: fields.last_name,
    email: fields.email,
    gender: fields.gender,
    phone: fields.phone,
    subscribed: fields.subscribed_to_news_letter ? 1 : 0,
    ...(fields.date_of_birth === undefined ? {} : { date_of_birth: fields.date_of_birth }),
    ...optional('username', fields.username),
    ...optional('location', fields.location),
    ...optional('description', fields.description),
  }
}

function optional(name: 'username' | 'location' | 'description', value: string | null | undefined) {
  return value === undefined ? {} : { [name]: value === '' ? null : value }
}

function pictureColumns(picture: PictureChange, stored: string | null) {
  if (picture.kind === 'keep') return {}
  return {
    image_sha256: stored,
    image_extension: picture.kind === 'replace' ? picture.extension : null,
  }
}
