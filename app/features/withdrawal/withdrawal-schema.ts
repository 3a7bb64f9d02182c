import * as z from 'zod/mini'
import { emailField, toReason, requiredText } from '#app/features/forms/form-fields.ts'

/** A top-up id with the cents shown for it, or `other` for a contract that the visitor describes. */
const choicePattern = /^(other|[\w-]{1,100}:\d{1,9})$/

const fields = {
  name: requiredText(200),
  email: emailField(),
  choice: z.catch(z.string().check(z.regex(choicePattern)), 'other'),
  contract: z.catch(z.string().check(z.trim()), ''),
}

const hasContract = z.refine<{ choice: string; contract: string }>(
  (form) => form.choice !== 'other' || form.contract !== '',
  { path: ['contract'], error: toReason('required') },
)

const hasShortContract = z.refine<{ contract: string }>((form) => form.contract.length <= 500, {
  path: ['contract'],
  error: toReason('too_long'),
})

/** Validates the first step: name, email and contract. */
export const withdrawalForm = z.object(fields).check(hasContract, hasShortContract)

/** Validates the second step: the same fields with the request id that makes it idempotent. */
export const confirmedWithdrawal = z
  .object({ ...fields, request_id: z.string().check(z.regex(/^[\w-]{16,64}$/)) })
  .check(hasContract, hasShortContract)

export type WithdrawalDraft = z.output<typeof withdrawalForm>
export type ConfirmedWithdrawal = z.output<typeof confirmedWithdrawal>

/** A random request id; `crypto.randomUUID` is missing on plain HTTP, as in a local network. */
export function createRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
