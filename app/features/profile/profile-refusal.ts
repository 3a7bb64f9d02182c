import type { Refusal } from '#app/provider/failure.ts'
import { profileFields } from './profile-form.ts'
import type { ProfileError, ProfileErrors, ProfileField } from './profile-form.ts'

/** The provider's names of the fields. */
const wireNames: Record<ProfileField, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  username: 'username',
  location: 'location',
  description: 'description',
  email: 'email',
  phone: 'phone',
  currentPassword: 'current_password',
  newPassword: 'new_password',
}

/** Which fields a refusal of the provider is about; empty when it is about none of them. */
export function refusedFields(refusal: Refusal): ProfileErrors {
  if (refusal.reason === 'wrong_password') return { currentPassword: 'password_current' }
  const found: Partial<Record<ProfileField, ProfileError>> = {}
  for (const message of refusal.messages) {
    const field = profileFields.find((known) => wireNames[known] === message.field)
    if (field) found[field] ??= errorOf(field, message.reason ?? refusal.reason)
  }
  if (refusal.reason === 'email_taken') found.email = 'email_taken'
  return found
}

function errorOf(field: ProfileField, reason: string | null): ProfileError {
  if (reason === 'wrong_password') return 'password_current'
  if (reason === 'email_taken') return 'email_taken'
  if (reason === 'field_required') return 'required'
  if (field === 'phone') return 'phone'
  return field === 'newPassword' ? 'password_rule' : 'refused'
}
