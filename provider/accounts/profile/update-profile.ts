import { hasPassword, updateCustomer } from '../customers.store.ts'
import { deleteLinks } from '../emailed-links.store.ts'
import { findPendingVerification } from '../email-address/email-verifications.store.ts'
import { enqueueAccountNotice } from '../email-address/enqueue-account-notice.ts'
import { requestNewEmail } from '../email-address/send-verification.ts'
import { endOtherSessions } from '../sessions/sessions.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { lock, transactFor } from '../../platform/database/transact.ts'
import { storeContent } from '../../platform/files/hashed-files.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { PictureChange } from './picture-change.ts'
import type { ProfileFields } from './profile-schema.ts'
import { requiresPassword } from './profile.rules.ts'

/** A change of the profile. If it requires the current password, that has been verified. */
interface ProfileChange {
  readonly customer: CustomerRow
  /** The session that survives a password change. */
  readonly sessionId: string
  readonly fields: ProfileFields
  readonly picture: PictureChange
  /** The hash of the new password; null to keep the current one. */
  readonly passwordHash: string | null
  readonly locale: Locale
}

/**
 * Saves a profile. A new password revokes all other access to the account; a new address takes
 * effect once its emailed link is opened. Returns null if another request has changed the password
 * since the current one was verified.
 */
export async function updateProfile(
  dependencies: Dependencies,
  change: ProfileChange,
): Promise<CustomerRow | null> {
  const saved = await transactFor(dependencies.db, change.customer.id, (db) =>
    saveProfile({ ...dependencies, db }, change),
  )
  for (const deliver of saved?.deliveries ?? []) deliver()
  return saved?.customer ?? null
}

async function saveProfile(dependencies: Dependencies, change: ProfileChange) {
  const { db, files, clock } = dependencies
  const { customer, fields, picture, passwordHash, locale } = change
  // The password may have changed while it was being verified.
  if (requiresPassword(fields, customer) && !(await hasPassword(db, customer))) return null
  if (picture.kind === 'replace') await lock(db, 'pictures')
  const stored =
    picture.kind === 'replace' ? await storeContent(files.pictures, picture.bytes, 'webp') : null
  const deliveries: DeliverEmails[] = []
  if (passwordHash !== null) deliveries.push(await endOtherAccess(dependencies, change))
  const { email } = fields
  if (email !== customer.email) {
    deliveries.push(await requestNewEmail(dependencies, customer, email, locale))
  }
  const updated = await updateCustomer(db, customer.id, {
    ...toColumns(fields),
    ...toPictureColumns(picture, stored?.sha256 ?? null),
    ...(passwordHash === null ? {} : { password_hash: passwordHash }),
    updated_at: clock().toISOString(),
  })
  return { customer: updated, deliveries }
}

/**
 * Revokes access that others may have gained with the old password: all other sessions, reset
 * links, and an unverified new address. Enqueues a notice.
 */
async function endOtherAccess(
  dependencies: Dependencies,
  { customer, sessionId, locale }: ProfileChange,
): Promise<DeliverEmails> {
  const { db, clock } = dependencies
  await endOtherSessions(db, customer.id, sessionId)
  await deleteLinks(db, customer.id, ['reset_tokens'])
  const pending = await findPendingVerification(db, customer.id, clock())
  if (pending !== null && pending.email !== customer.email) {
    await deleteLinks(db, customer.id, ['email_verifications'])
  }
  return await enqueueAccountNotice(dependencies, customer, { kind: 'password-changed' }, locale)
}

/**
 * Maps the fields to columns, except the email address; optional fields that are missing keep their
 * value.
 */
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
  return picture.kind === 'keep' ? {} : { image_sha256: sha256 }
}
