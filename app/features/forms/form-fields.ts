import * as z from 'zod/mini'
import type { FieldReason } from '#app/features/errors/field-reasons.ts'

/** A line of text that must not be empty, of at most `longest` characters. */
export function requiredText(longest: number) {
  return z
    .string(toReason('required'))
    .check(
      z.trim(),
      z.minLength(1, toReason('required')),
      z.maxLength(longest, toReason('too_long')),
    )
}

/** A line or more of text of at most `longest` characters; empty for none. */
export function optionalText(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest, toReason('too_long')))
}

/** An email address as the browser's own field takes it. */
export function emailField() {
  return z.pipe(requiredText(254), z.email(toReason('email')))
}

/** A new password: 8 to 128 characters, any of them. */
export function newPasswordField() {
  return z
    .string(toReason('required'))
    .check(
      z.minLength(1, toReason('required')),
      z.minLength(8, toReason('password_short')),
      z.maxLength(128, toReason('password_long')),
    )
}

/** A check box: `on` in a form's data, absent when empty; a boolean from a script. */
export function checkboxField() {
  return z.pipe(
    z.optional(z.union([z.literal('on'), z.boolean()])),
    z.transform((value) => value === 'on' || value === true),
  )
}

/** The reason as a message, checked to be one that has a text. */
export function toReason(name: FieldReason): FieldReason {
  return name
}
