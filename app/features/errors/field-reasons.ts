import { m } from '#app/paraglide/messages.js'

/** The messages for the reasons that form schemas report; translated when they are shown. */
const texts = {
  required: m.errors_field_required,
  email: m.errors_field_email,
  phone: m.errors_field_phone,
  password_short: m.errors_field_password_short,
  password_long: m.errors_field_password_long,
  too_long: m.errors_field_too_long,
  username: m.errors_field_username,
  agreement: m.errors_field_agreement,
} as const

export type FieldReason = keyof typeof texts

/** The translated message for a field's reason; any other string is returned unchanged. */
export function getFieldText(reason: string): string {
  return isFieldReason(reason) ? texts[reason]() : reason
}

function isFieldReason(value: string): value is FieldReason {
  return Object.hasOwn(texts, value)
}
