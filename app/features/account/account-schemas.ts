import * as z from 'zod/mini'
import {
  checkboxField,
  emailField,
  newPasswordField,
  toReason,
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
 * Validates the sign-up form. It has no field to repeat the password; the API client sends it
 * twice.
 */
export const signUpSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  username: requiredText(40).check(z.regex(/^[\p{L}\p{N}._-]{3,}$/u, toReason('username'))),
  email: emailField(),
  password: newPasswordField(),
  agreement: checkboxField().check(z.refine((agreed) => agreed, toReason('agreement'))),
})

/** Validates the form that requests a reset link; `back_url` comes from the page's URL. */
export const forgotPasswordSchema = z.object({
  email: emailField(),
  back_url: z.optional(z.string()),
})

/** Validates the form that sets a new password; `token` and `email` come from the reset link. */
export const resetPasswordSchema = z.object({
  token: requiredText(500),
  email: emailField(),
  password: newPasswordField(),
})
