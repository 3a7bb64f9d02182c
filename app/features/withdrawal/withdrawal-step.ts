import type { SubmittedForm } from '#app/request-scope/request-scope.server.ts'
import { withdrawalSchema } from './withdrawal-schema.ts'
import type { WithdrawalDraft } from './withdrawal-schema.ts'
import type { WithdrawalResult } from './withdrawal.functions.ts'

/** The steps of a withdrawal: the form, the summary to check, and the receipt. */
export type WithdrawalStep =
  | { readonly kind: 'form'; readonly draft: WithdrawalDraft | null }
  | { readonly kind: 'check'; readonly draft: WithdrawalDraft; readonly requestId: string }
  | {
      readonly kind: 'received'
      readonly draft: WithdrawalDraft
      readonly result: WithdrawalResult
    }

/** The names of the form values that determine which step to render without JavaScript. */
export const stepField = 'step'
export const resultField = 'result'

/**
 * Returns the step to show on page load: the next one after a submission without JavaScript,
 * otherwise the first.
 */
export function getInitialStep(submitted: SubmittedForm | null | undefined): WithdrawalStep {
  const draft = withdrawalSchema.safeParse(submitted?.values ?? {})
  if (!submitted || !draft.success) return { kind: 'form', draft: null }
  const { [stepField]: step, [resultField]: result, request_id: requestId } = submitted.values
  // Only the server can set a result without a step or errors; a visitor's submission always has
  // one of them.
  if (result !== undefined && step === undefined && submitted.messages.length === 0) {
    return { kind: 'received', draft: draft.data, result: JSON.parse(result) as WithdrawalResult }
  }
  // A form has a request id only after passing the first step.
  if (requestId === undefined || step === 'change') return { kind: 'form', draft: draft.data }
  return { kind: 'check', draft: draft.data, requestId }
}
