import * as z from 'zod/mini'
import { requiredText } from '#app/features/forms/form-fields.ts'
import { unspentChoices } from '#provider/contract/customer.ts'

/** Validates the form that requests the deletion; the choice is absent without a balance. */
export const deletionSchema = z.object({
  current_password: requiredText(1000),
  unspent: z.optional(z.enum(unspentChoices)),
})

/** Validates the form that keeps the account. */
export const keepAccountSchema = z.object({ keep_account: requiredText(1) })
