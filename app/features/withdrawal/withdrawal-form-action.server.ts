import { createFormAction } from '#app/features/forms/form-action.server.ts'
import { success } from '#app/provider/failure.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { confirmedWithdrawal, createRequestId, withdrawalForm } from './withdrawal-schema.ts'
import { resultField, stepField } from './withdrawal-step.ts'
import { sendWithdrawal } from './withdrawal.functions.ts'

interface FormRequest<TPage> {
  readonly request: Request
  readonly next: () => TPage
}

/** Passes form values to the page, which derives the step to render from them. */
function setStepValues(values: Readonly<Record<string, string>>): void {
  requestScope().submittedForm = { values, messages: [] }
}

const check = createFormAction({
  schema: withdrawalForm,
  send: async (draft) => {
    setStepValues({ ...draft, [stepField]: 'check', request_id: createRequestId() })
    return success(null)
  },
  redirectTo: (_none, url) => url.pathname,
})

const confirm = createFormAction({
  schema: confirmedWithdrawal,
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
 * after confirmation resubmits the form, but counts only once.
 */
export async function withdrawalFormAction<TPage>({
  request,
  next,
}: FormRequest<TPage>): Promise<Response | TPage> {
  const step = await readStep(request.clone())
  if (step === 'change') return next()
  const response = await (step === 'confirm' ? confirm : check)({ request, next })
  const hasNextStep = requestScope().submittedForm !== undefined
  return hasNextStep && response instanceof Response && response.status === 303 ? next() : response
}

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
