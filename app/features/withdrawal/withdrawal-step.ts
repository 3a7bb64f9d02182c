import type { SubmittedForm } from '#app/request-scope/request-scope.server.ts'
import { withdrawalForm } from './withdrawal-schema.ts'
import type { WithdrawalDraft } from './withdrawal-schema.ts'
import type { WithdrawalResult } from './withdrawal.functions.ts'

/** The steps of a withdrawal: filling in the form, checking it, received. */
export type WithdrawalStep =
  | { readonly kind: 'form'; readonly draft: WithdrawalDraft | null }
  | { readonly kind: 'check'; readonly draft: WithdrawalDraft; readonly requestId: string }
  | {
      readonly kind: 'received'
      readonly draft: WithdrawalDraft
      readonly result: WithdrawalResult
    }

/** Form fields that determine the step to render without JavaScript. */
export const stepField = 'step'
export const resultField = 'result'

/** The step that the page loads with: after a submission without JavaScript the next one, else the first. */
export function getInitialStep(submitted: SubmittedForm | null | undefined): WithdrawalStep {
  const draft = withdrawalForm.safeParse(submitted?.values ?? {})
  if (!submitted || !draft.success) return { kind: 'form', draft: null }
  const { [stepField]: step, [resultField]: result, request_id: requestId } = submitted.values
  // Only the server sets a result without a step or errors; a visitor's submission has one of them.
  if (result !== undefined && step === undefined && submitted.messages.length === 0) {
    return { kind: 'received', draft: draft.data, result: JSON.parse(result) as WithdrawalResult }
  }
  // Only a form that passed the first step has a request id.
  if (requestId === undefined || step === 'change') return { kind: 'form', draft: draft.data }
  return { kind: 'check', draft: draft.data, requestId }
}
