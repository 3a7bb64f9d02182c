import { createServerFn } from '@tanstack/react-start'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { ActiveSession } from '#app/provider/types/customer.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { allOtherSessions, endSessionSchema } from './security-forms.ts'

/** Returns the customer's sessions, or null if the provider does not list them. */
export const getSessions = createServerFn({ method: 'GET' }).handler(
  (): Promise<Outcome<ActiveSession[] | null>> => getProviderClient().sessions.list(),
)

/** Ends one of the customer's sessions or all others. */
export const endSession = createServerFn({ method: 'POST' })
  .validator(createFormValidator(endSessionSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { end_session: id } = form.data
    const { sessions } = getProviderClient()
    return id === allOtherSessions ? sessions.endOthers() : sessions.end(id)
  })
