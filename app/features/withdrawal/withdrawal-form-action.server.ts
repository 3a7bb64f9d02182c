import { createFormAction } from '#app/features/forms/form-action.server.ts'
import type { FormRequest } from '#app/features/forms/form-action.server.ts'
import { succeed } from '#app/provider/failure.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import {
  confirmedWithdrawalSchema,
  createRequestId,
  withdrawalSchema,
} from './withdrawal-schema.ts'
import { resultField, stepField } from './withdrawal-step.ts'
import { sendWithdrawal } from './withdrawal.functions.ts'

/** Passes form values to the page, which derives the step to render from them. */
function setStepValues(values: Readonly<Record<string, string>>): void {
  getRequestScope().submittedForm = { values, messages: [] }
}

const handleDraft = createFormAction({
  schema: withdrawalSchema,
  send: async (draft) => {
    setStepValues({ ...draft, [stepField]: 'check', request_id: createRequestId() })
    return succeed(null)
  },
  redirectTo: (_none, url) => url.pathname,
})

const handleConfirmation = createFormAction({
  schema: confirmedWithdrawalSchema,
  send: async (data) => {
    const outcome = await sendWithdrawal({ data })
    if (outcome.ok) setStepValues({ ...data, [resultField]: JSON.stringify(outcome.value) })
    return outcome
  },
  redirectTo: (_result, url) => url.pathname,
})

/**
 * Handles withdrawal form submissions without JavaScript. Success renders the next step instead of
 * redirecting to it, because the form contains personal data, which must not be in a URL. Reloading
 * after confirmation resubmits the form, but the withdrawal counts only once.
 */
export async function handleWithdrawalForm<TPage>({
  request,
  next,
}: FormRequest<TPage>): Promise<Response | TPage> {
  const step = await readStep(request.clone())
  if (step === 'change') return next()
  const response = await (step === 'confirm' ? handleConfirmation : handleDraft)({ request, next })
  const hasNextStep = getRequestScope().submittedForm !== undefined
  return hasNextStep && response instanceof Response && response.status === 303 ? next() : response
}

/** Returns the submitted step; for `change`, also passes the submitted values to the page. */
async function readStep(request: Request): Promise<string | null> {
  try {
    const form = await request.formData()
    const step = form.get(stepField)
    if (step === 'change') {
      const entries = [...form].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      )
      setStepValues(Object.fromEntries(entries))
    }
    return typeof step === 'string' ? step : null
  } catch {
    return null
  }
}
