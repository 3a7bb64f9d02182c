import type * as z from 'zod/mini'
import { failed, refusal } from '#app/provider/failure.ts'

/**
 * The validator of a form's server function: what a form sends is checked, and `refusedForm` makes
 * a refusal with field messages of what does not pass, so that nothing is thrown at the visitor.
 */
export function validateForm<TSchema extends z.ZodMiniType>(schema: TSchema) {
  return (input: z.input<TSchema>) => schema.safeParse(input)
}

/** A form that did not pass its schema, as the provider itself would refuse it. */
export function validationFailure(error: z.core.$ZodError) {
  const messages = error.issues.map(({ path, message }) => ({
    field: path.length > 0 ? path.join('.') : null,
    text: message,
    reason: null,
  }))
  return failed(refusal(422, { messages }))
}
