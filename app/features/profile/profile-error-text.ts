import { m } from '#app/paraglide/messages.js'
import type { ProfileError } from './profile-form.ts'

const texts: Record<ProfileError, () => string> = {
  required: m.profile_error_required,
  too_long: m.profile_error_too_long,
  email: m.profile_error_email,
  email_taken: m.profile_error_email_taken,
  phone: m.profile_error_phone,
  password_rule: m.profile_password_rule,
  password_current: m.profile_error_password_current,
  refused: m.profile_error_refused,
}

/** The words for what is wrong with a field; undefined when nothing is. */
export function profileErrorText(error: ProfileError | undefined): string | undefined {
  return error && texts[error]()
}
