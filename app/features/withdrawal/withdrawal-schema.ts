import * as z from 'zod/mini'
import { emailField, toReason, requiredText } from '#app/features/forms/form-fields.ts'

/** A top-up's id with the cents that were shown for it, or whatever the visitor names in words. */
const choice = /^(other|[\w-]{1,100}:\d{1,9})$/

const fields = {
  name: requiredText(200),
  email: emailField(),
  choice: z.catch(z.string().check(z.regex(choice)), 'other'),
  contract: z.catch(z.string().check(z.trim()), ''),
}

const contractNamed = z.refine<{ choice: string; contract: string }>(
  (form) => form.choice !== 'other' || form.contract !== '',
  { path: ['contract'], error: toReason('required') },
)

const contractShort = z.refine<{ contract: string }>((form) => form.contract.length <= 500, {
  path: ['contract'],
  error: toReason('too_long'),
})

/** The first step of a withdrawal: who, and from which contract. */
export const withdrawalForm = z.object(fields).check(contractNamed, contractShort)

/** The second step: the same once more, with the number that makes it count once. */
export const confirmedWithdrawal = z
  .object({ ...fields, request_id: z.string().check(z.regex(/^[\w-]{16,64}$/)) })
  .check(contractNamed, contractShort)

export type WithdrawalDraft = z.output<typeof withdrawalForm>
export type ConfirmedWithdrawal = z.output<typeof confirmedWithdrawal>

/** A number nobody else draws; also where the page came without encryption, as in a local network. */
export function createRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
