import * as z from 'zod/mini'
import { emailField, requiredLine, requiredText } from '#app/features/forms/form-fields.ts'

/** Validates the contact form. */
export const contactSchema = z.object({
  full_name: requiredLine(200),
  email: emailField(),
  theme: requiredText(200),
  message: requiredText(5000),
})
