import type { SubmittedForm } from '#app/request-scope/request-scope.server.ts'
import { withdrawalForm } from './withdrawal-schema.ts'
import type { WithdrawalDraft } from './withdrawal-schema.ts'
import type { WithdrawalResult } from './withdrawal.functions.ts'

/** Where a withdrawal stands: being written, being looked at once more, received. */
export type WithdrawalStep =
  | { readonly kind: 'form'; readonly draft: WithdrawalDraft | null }
  | { readonly kind: 'check'; readonly draft: WithdrawalDraft; readonly requestId: string }
  | {
      readonly kind: 'received'
      readonly draft: WithdrawalDraft
      readonly answer: WithdrawalResult
    }

/** The fields of a form sent without a script that say which step its page shows. */
export const stepField = 'step'
export const resultField = 'answer'

/** The step a page opens with: the one a form without a script has led to, otherwise the first. */
export function getInitialStep(sent: SubmittedForm | null | undefined): WithdrawalStep {
  const draft = withdrawalForm.safeParse(sent?.values ?? {})
  if (!sent || !draft.success) return { kind: 'form', draft: null }
  const { [stepField]: step, [resultField]: answer, request_id: requestId } = sent.values
  // Only the server's own answer comes alone: what a visitor sends has a step, or is refused.
  if (answer !== undefined && step === undefined && sent.messages.length === 0) {
    return { kind: 'received', draft: draft.data, answer: JSON.parse(answer) as WithdrawalResult }
  }
  // Only what passed the first step has a number.
  if (requestId === undefined || step === 'change') return { kind: 'form', draft: draft.data }
  return { kind: 'check', draft: draft.data, requestId }
}
