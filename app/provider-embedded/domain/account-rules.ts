import { z } from 'zod'
import { isCommonPassword } from './common-passwords.ts'

/** An email address, trimmed and in lowercase. */
export const email = z.string().trim().toLowerCase().max(190).pipe(z.email())

// Names appear in emails, so they must not contain line breaks, control characters or URLs.
const singleLineName = z
  .string()
  .trim()
  .min(1)
  .regex(/^(?!.*:\/\/)[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u)

/** A first or last name. */
export const personName = singleLineName.max(80)

/** A first and last name in one field. */
export const fullName = singleLineName.max(200)

/** 8 to 128 characters, including spaces. */
export const newPassword = z.string().min(8).max(128)

/** A password to verify; the maximum only limits the cost of hashing. */
export const enteredPassword = z.string().min(1).max(512)

/** Returns the phone number, or null if it is empty or a placeholder that starts with 000. */
export function normalizePhone(phone: string | null): string | null {
  return phone === null || phone === '' || phone.startsWith('000') ? null : phone
}

/**
 * Returns a refinement that rejects a field that differs from its `…_confirmation` field and
 * reports the error for the field itself, as Bagisto does.
 */
export function requireConfirmation(field: string) {
  return (fields: Fields, refinement: z.RefinementCtx): void => {
    if (fields[field] === fields[`${field}_confirmation`]) return
    refinement.addIssue({
      code: 'custom',
      path: [field],
      message: `The ${field.replaceAll('_', ' ')} field confirmation does not match.`,
    })
  }
}

/** Returns a refinement that rejects a common password at this shop in a field. */
export function refuseCommonPassword(field: string, shopName: string) {
  return (fields: Fields, refinement: z.RefinementCtx): void => {
    const password = fields[field]
    if (typeof password !== 'string' || !isCommonPassword(password, shopName)) return
    refinement.addIssue({
      code: 'custom',
      path: [field],
      message: `The ${field.replaceAll('_', ' ')} field is too common.`,
    })
  }
}

type Fields = Readonly<Record<string, unknown>>
