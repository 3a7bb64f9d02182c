import { createServerFn } from '@tanstack/react-start'
import { validateForm, validationFailure } from '#app/features/forms/validate-form.ts'
import { success } from '#app/provider/failure.ts'
import type { Failure, Outcome } from '#app/provider/failure.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { forgotForm, resetForm } from './account-schemas.ts'
import { safeBackUrl } from './safe-back-url.ts'

/** Asks for a link to choose a new password; the answer is the same whether or not the address is known. */
export const sendRestoreLink = createServerFn({ method: 'POST' })
  .validator(validateForm(forgotForm))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { email, back_url: backUrl } = form.data
    const answer = await providerClient().customer.forgotPassword(email, safeBackUrl(backUrl))
    return answer.ok || tellsOfTheAddress(answer.failure) ? success(null) : answer
  })

/** Chooses a new password with the token of an emailed link. */
export const resetPassword = createServerFn({ method: 'POST' })
  .validator(validateForm(resetForm))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const answer = await providerClient().customer.resetPassword(form.data)
    return answer.ok ? success(null) : answer
  })

/** A stock host says whether it knows an address; nobody else shall learn it. */
function tellsOfTheAddress(failure: Failure): boolean {
  if (failure.kind === 'not-found') return true
  if (failure.kind !== 'refused') return false
  return failure.reason === 'email_unknown' || failure.reason === 'wait_before_retrying'
}
