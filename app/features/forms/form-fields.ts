import * as z from 'zod/mini'
import type { FieldReason } from '#app/features/errors/field-reasons.ts'
import { hasHiddenCharacters } from '#provider/contract/hidden-characters.ts'

/** Creates a schema for a trimmed string of 1 to `maxLength` characters. */
export function requiredText(maxLength: number) {
  return z
    .string(toReason('required'))
    .check(
      z.trim(),
      z.minLength(1, toReason('required')),
      z.maxLength(maxLength, toReason('too_long')),
    )
}

/** Creates a schema for a required line of visible text, such as a name. */
export function requiredLine(maxLength: number) {
  return requiredText(maxLength).check(visibleCheck())
}

/** Creates a schema for an optional line of visible text. */
export function optionalLine(maxLength: number) {
  return optionalText(maxLength).check(visibleCheck())
}

function visibleCheck() {
  return z.refine<string>((text) => !hasHiddenCharacters(text), toReason('hidden_characters'))
}

/** Creates a schema for a trimmed string of at most `maxLength` characters; it may be empty. */
export function optionalText(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength, toReason('too_long')))
}

/** Creates a schema for an email address of at most 254 characters. */
export function emailField() {
  return z.pipe(requiredText(254), z.email(toReason('email')))
}

/** Creates a schema for a new password of 8 to 128 characters of any kind. */
export function newPasswordField() {
  return z
    .string(toReason('required'))
    .check(
      z.minLength(1, toReason('required')),
      z.minLength(8, toReason('password_short')),
      z.maxLength(128, toReason('password_long')),
    )
}

/** Creates a schema for a checkbox: `on` or absent in form data, a boolean from JavaScript. */
export function checkboxField() {
  return z.pipe(
    z.optional(z.union([z.literal('on'), z.boolean()])),
    z.transform((value) => value === 'on' || value === true),
  )
}

/** Checks at compile time that an error message is a translated reason. */
export function toReason(name: FieldReason): FieldReason {
  return name
}
