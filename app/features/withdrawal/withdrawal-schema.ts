import * as z from 'zod/mini'
import { emailField, requiredLine, toReason } from '#app/features/forms/form-fields.ts'

/**
 * A top-up id with the amount shown in cents, or `other` for a contract described by the visitor.
 */
const choicePattern = /^(other|[\w-]{1,100}:\d{1,9})$/

const fieldSchemas = {
  name: requiredLine(200),
  email: emailField(),
  choice: z.catch(z.string().check(z.regex(choicePattern)), 'other'),
  contract: z.catch(z.string().check(z.trim()), ''),
}

const requireContract = z.refine<{ choice: string; contract: string }>(
  (form) => form.choice !== 'other' || form.contract !== '',
  { path: ['contract'], error: toReason('required') },
)

const limitContractLength = z.refine<{ contract: string }>((form) => form.contract.length <= 500, {
  path: ['contract'],
  error: toReason('too_long'),
})

/** Validates the first step: name, email and contract. */
export const withdrawalSchema = z.object(fieldSchemas).check(requireContract, limitContractLength)

/**
 * Validates the second step: the same fields and a request id, which makes the submission
 * idempotent.
 */
export const confirmedWithdrawalSchema = z
  .object({ ...fieldSchemas, request_id: z.string().check(z.regex(/^[\w-]{16,64}$/)) })
  .check(requireContract, limitContractLength)

export type WithdrawalDraft = z.output<typeof withdrawalSchema>
export type ConfirmedWithdrawal = z.output<typeof confirmedWithdrawalSchema>

/**
 * Creates a random request id. `crypto.randomUUID` is unavailable over plain HTTP, for example on a
 * local network.
 */
export function createRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
