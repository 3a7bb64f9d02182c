import { createFormAction } from '#app/features/forms/form-action.server.ts'
import { success } from '#app/provider/failure.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { createRequestId } from './withdrawal-schema.ts'
import { confirmedWithdrawal, withdrawalForm } from './withdrawal-schema.ts'
import { resultField, stepField } from './withdrawal-step.ts'
import { sendWithdrawal } from './withdrawal.functions.ts'

interface FormRequest<TPage> {
  readonly request: Request
  readonly next: () => TPage
}

/** Shows the page with these values: every step of a withdrawal is an answer to the one before. */
function show(values: Readonly<Record<string, string>>): void {
  requestScope().submittedForm = { values, messages: [] }
}

const check = createFormAction({
  schema: withdrawalForm,
  send: async (draft) => {
    show({ ...draft, [stepField]: 'check', request_id: createRequestId() })
    return success(null)
  },
  redirectTo: (_none, url) => url.pathname,
})

const confirm = createFormAction({
  schema: confirmedWithdrawal,
  send: async (data) => {
    const outcome = await sendWithdrawal({ data })
    if (outcome.ok) show({ ...data, [resultField]: JSON.stringify(outcome.value) })
    return outcome
  },
  redirectTo: (_answer, url) => url.pathname,
})

/**
 * The withdrawal without a script. Its steps hold what was typed, which no address may, so success
 * shows the next step in place of leading to it; sent again by a reload, a confirmation counts once.
 */
export async function withdrawalFormAction<TPage>({
  request,
  next,
}: FormRequest<TPage>): Promise<Response | TPage> {
  const step = await readStep(request.clone())
  if (step === 'change') return next()
  const answer = await (step === 'confirm' ? confirm : check)({ request, next })
  const isShown = requestScope().submittedForm !== undefined
  return isShown && answer instanceof Response && answer.status === 303 ? next() : answer
}

async function readStep(request: Request): Promise<string | null> {
  try {
    const form = await request.formData()
    const step = form.get(stepField)
    if (step === 'change') {
      const entries = [...form].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      )
      show(Object.fromEntries(entries))
    }
    return typeof step === 'string' ? step : null
  } catch {
    return null
  }
}
