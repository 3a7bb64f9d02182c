import { z } from 'zod'

/** A mail address as accounts know it: without spaces around, in small letters. */
export const email = z.string().trim().toLowerCase().max(190).pipe(z.email())

const nameInMails = z
  .string()
  .trim()
  .min(1)
  .regex(/^(?!.*:\/\/)[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u)

/** A name as it stands in mails: one line, and no address in it for a stranger to click. */
export const personName = nameInMails.max(80)

/** First and last name together. */
export const fullName = nameInMails.max(200)

/** 8 to 128 characters; spaces count. */
export const newPassword = z.string().min(8).max(128)

/** A password to be checked: the bound only keeps the work small. */
export const enteredPassword = z.string().min(1).max(512)

/** Null for no phone: nothing said, or a number beginning with 000, which no telephone has. */
export function normalizePhone(phone: string | null): string | null {
  return phone === null || phone === '' || phone.startsWith('000') ? null : phone
}

/** Refuses a repetition that differs, under the password's own name as the host does. */
export function matchesConfirmation<Field extends string>(field: Field) {
  return (fields: Readonly<Record<string, unknown>>, refinement: z.RefinementCtx): void => {
    if (fields[field] === fields[`${field}_confirmation`]) return
    refinement.addIssue({
      code: 'custom',
      path: [field],
      message: `The ${field.replaceAll('_', ' ')} field confirmation does not match.`,
    })
  }
}
