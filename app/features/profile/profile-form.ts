import * as z from 'zod/mini'
import {
  emailField,
  optionalText,
  toReason,
  requiredText,
} from '#app/features/forms/form-fields.ts'

/** The settings; empty texts mean "none", and a new password needs the current one. */
export const profileForm = z
  .object({
    first_name: requiredText(100),
    last_name: requiredText(100),
    username: optionalText(60),
    location: optionalText(120),
    description: optionalText(1000),
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
      error: toReason('required'),
    }),
  )
