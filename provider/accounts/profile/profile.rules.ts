import type { CustomerRow } from '../../platform/database/database.ts'
import type { ProfileFields } from './profile-schema.ts'

/**
 * Returns whether a profile change requires the current password. Changing the password or the
 * email address does, so that a stolen session cannot take over the account.
 */
export function requiresPassword(
  fields: Pick<ProfileFields, 'new_password' | 'email'>,
  { email }: Pick<CustomerRow, 'email'>,
): boolean {
  return Boolean(fields.new_password) || fields.email !== email
}

/**
 * Returns the new password; null if there is none or it equals the current one, which Bagisto
 * clients send along with a new email address.
 */
export function getNewPassword({
  new_password: password,
  current_password: current,
}: Pick<ProfileFields, 'new_password' | 'current_password'>): string | null {
  return !password || password === current ? null : password
}
