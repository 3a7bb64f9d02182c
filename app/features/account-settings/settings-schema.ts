import * as z from 'zod/mini'
import {
  emailField,
  optionalLine,
  optionalText,
  toReason,
  requiredLine,
} from '#app/features/forms/form-fields.ts'
import type { FieldsByReason } from '#app/features/forms/assign-field-by-reason.ts'
import { createRefusal } from '#app/provider/failure.ts'
import type { Refusal } from '#app/provider/failure.ts'

/**
 * Validates the settings form. A new password requires the current one; optional fields may be
 * empty.
 */
export const settingsSchema = z
  .object({
    first_name: requiredLine(100),
    last_name: requiredLine(100),
    // Absent if the provider does not store them.
    username: z.optional(optionalLine(60)),
    location: z.optional(optionalLine(120)),
    description: z.optional(optionalText(1000)),
    email: emailField(),
    phone: z.pipe(
      z.pipe(
        z.string(),
        z.transform((value) => value.replace(/[\s()./-]/g, '')),
      ),
      z.string().check(z.regex(/^(\+?\d{4,20})?$/, toReason('phone'))),
    ),
    current_password: z.string().check(z.maxLength(1000, toReason('too_long'))),
    new_password: z
      .string()
      .check(
        z.regex(/^(.{8,})?$/s, toReason('password_short')),
        z.maxLength(128, toReason('password_long')),
      ),
  })
  .check(
    z.refine((form) => form.new_password === '' || form.current_password !== '', {
      path: ['current_password'],
      error: toReason('current_password'),
    }),
  )

/** The form field for each reason, regardless of the field in the provider's response. */
export const settingsFields: FieldsByReason = {
  current_password_missing: 'current_password',
  email_taken: 'email',
  wrong_password: 'current_password',
}

/** The fields that not every provider stores. */
const optionalFields = ['username', 'location', 'description'] as const

export type OptionalField = (typeof optionalFields)[number]

/** The optional fields of a submitted form; undefined for those missing from it. */
export type SubmittedFields = Readonly<Partial<Record<OptionalField, string | undefined>>>

/** Returns the submitted fields that were not saved. */
export function findUnsavedFields(
  submitted: SubmittedFields,
  saved: Readonly<Record<OptionalField, string | null>>,
): OptionalField[] {
  return optionalFields.filter((name) => {
    const text = submitted[name]
    return text !== undefined && normalizeText(text) !== normalizeText(saved[name] ?? '')
  })
}

function normalizeText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The provider's limit of 2 MB, in bytes. */
const maxPictureBytes = 2_000_000

/** The media types accepted by the provider. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Checks a picture's media type and size in bytes; returns a refusal, or null if it is valid. */
export function validatePicture({ size, type }: Pick<File, 'size' | 'type'>): Refusal | null {
  if (!pictureTypes.some((allowed) => allowed === type) || size === 0) {
    return createRefusal(422, { reason: 'image_invalid' })
  }
  return size > maxPictureBytes ? createRefusal(422, { reason: 'image_too_large' }) : null
}
