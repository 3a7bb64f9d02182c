import type * as z from 'zod/mini'
import { fail, createRefusal } from '#app/provider/failure.ts'

/**
 * Creates the validator for a form's server function. It returns the parse result instead of
 * throwing, so that the handler can return a `validationFailure` with a message per field.
 */
export function createFormValidator<TSchema extends z.ZodMiniType>(schema: TSchema) {
  return (input: z.input<TSchema>) => schema.safeParse(input)
}

/**
 * Converts a validation error to a refusal with status 422, in the format of the provider's
 * refusals.
 */
export function validationFailure(error: z.core.$ZodError) {
  const messages = error.issues.map(({ path, message }) => ({
    field: path.length > 0 ? path.join('.') : null,
    text: message,
    reason: null,
  }))
  return fail(createRefusal(422, { messages }))
}
