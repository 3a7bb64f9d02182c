import * as z from 'zod/mini'
import {
  checkboxField,
  emailField,
  newPasswordField,
  toReason,
  requiredLine,
  requiredText,
} from '#app/features/forms/form-fields.ts'

/** Validates the login form. Existing passwords may be shorter than the minimum for new ones. */
export const loginSchema = z.object({
  email: emailField(),
  password: z
    .string(toReason('required'))
    .check(z.minLength(1, toReason('required')), z.maxLength(1000, toReason('too_long'))),
  remember: checkboxField(),
})

/**
 * Creates the schema of the sign-up form, which asks for a username only if the provider stores one.
 * It has no field to repeat the password; the API client sends it twice.
 */
export function createSignUpSchema(hasUsername: boolean) {
  return z.object({
    first_name: requiredLine(100),
    last_name: requiredLine(100),
    username: hasUsername ? usernameField() : z.optional(usernameField()),
    email: emailField(),
    password: newPasswordField(),
    agreement: checkboxField().check(z.refine((agreed) => agreed, toReason('agreement'))),
  })
}

function usernameField() {
  return requiredText(40).check(z.regex(/^[\p{L}\p{N}._-]{3,}$/u, toReason('username')))
}

/** Validates the form that requests a reset link; `back_url` comes from the page's URL. */
export const forgotPasswordSchema = z.object({
  email: emailField(),
  back_url: z.optional(z.string()),
})

/**
 * Validates the form that sets a new password. `token` comes from the reset link, and so does
 * `email` in older links. Each passkey has a checkbox, named by `getPasskeyField`.
 */
export const resetPasswordSchema = z.catchall(
  z.object({
    token: requiredText(500),
    email: z.optional(emailField()),
    password: newPasswordField(),
  }),
  z.string(),
)

const passkeyField = /^keep_passkey_(\d{1,15})$/

/** Returns the name of the checkbox that keeps a passkey when the password is reset. */
export function getPasskeyField(id: number): string {
  return `keep_passkey_${id}`
}

/** Returns the ids of the passkeys whose checkboxes are checked. */
export function listKeptPasskeys(form: Readonly<Record<string, unknown>>): number[] {
  return Object.keys(form).flatMap((name) => {
    const id = passkeyField.exec(name)?.[1]
    return id === undefined ? [] : [Number(id)]
  })
}

/** Validates the form that verifies an email address; `token` comes from the emailed link. */
export const verifyEmailSchema = z.object({ token: requiredText(500) })
