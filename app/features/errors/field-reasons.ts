import { m } from '#app/paraglide/messages.js'

/** The messages for form validation, translated on display. */
const fieldReasonTexts = {
  required: m.errors_field_required,
  current_password: m.errors_field_current_password,
  email: m.errors_field_email,
  hidden_characters: m.errors_field_hidden_characters,
  phone: m.errors_field_phone,
  password_short: m.errors_field_password_short,
  password_long: m.errors_field_password_long,
  too_long: m.errors_field_too_long,
  username: m.errors_field_username,
  agreement: m.errors_field_agreement,
} as const

export type FieldReason = keyof typeof fieldReasonTexts

/** Returns the translated message for a validation reason; returns any other string unchanged. */
export function getFieldText(reason: string): string {
  return isFieldReason(reason) ? fieldReasonTexts[reason]() : reason
}

function isFieldReason(value: string): value is FieldReason {
  return Object.hasOwn(fieldReasonTexts, value)
}
