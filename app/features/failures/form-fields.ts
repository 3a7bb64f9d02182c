import { z } from 'zod'
import type { FieldReason } from './field-reasons.ts'

/** A line of text that must not be empty, of at most `longest` characters. */
export function requiredText(longest: number) {
  return z
    .string(reason('required'))
    .trim()
    .min(1, reason('required'))
    .max(longest, reason('too_long'))
}

/** An email address as the browser's own field takes it. */
export function emailField() {
  return requiredText(254).pipe(z.email(reason('email')))
}

/** A new password: 8 to 128 characters, any of them. */
export function newPasswordField() {
  return z
    .string(reason('required'))
    .min(1, reason('required'))
    .min(8, reason('password_short'))
    .max(128, reason('password_long'))
}

/** A check box: `on` in a form's data, absent when empty; a boolean from a script. */
export function checkboxField() {
  return z
    .union([z.literal('on'), z.boolean()])
    .optional()
    .transform((value) => value === 'on' || value === true)
}

/** The reason as a message, checked to be one that has a text. */
export function reason(name: FieldReason): FieldReason {
  return name
}
