import { createServerFn } from '@tanstack/react-start'
import { assignFieldByReason } from '#app/features/forms/assign-field-by-reason.ts'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Deletion } from '#app/provider/types/privacy.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { deletionSchema, keepAccountSchema } from './deletion-schema.ts'

/** Returns what deleting the customer's account concerns, or null if the provider cannot do it. */
export const getDeletion = createServerFn({ method: 'GET' }).handler(
  (): Promise<Outcome<Deletion | null>> => getProviderClient().privacy.getDeletion(),
)

const passwordFields = {
  current_password_missing: 'current_password',
  wrong_password: 'current_password',
}

/** Requests the deletion of the customer's account. */
export const requestDeletion = createServerFn({ method: 'POST' })
  .validator(createFormValidator(deletionSchema))
  .handler(async ({ data: form }): Promise<Outcome<Deletion>> => {
    if (!form.success) return validationFailure(form.error)
    const { current_password: currentPassword, unspent = null } = form.data
    const outcome = await getProviderClient().privacy.requestDeletion({ currentPassword, unspent })
    return outcome.ok ? outcome : fail(assignFieldByReason(outcome.failure, passwordFields))
  })

/** Keeps the customer's account. */
export const keepAccount = createServerFn({ method: 'POST' })
  .validator(createFormValidator(keepAccountSchema))
  .handler(async ({ data: form }): Promise<Outcome<Deletion>> => {
    if (!form.success) return validationFailure(form.error)
    return await getProviderClient().privacy.cancelDeletion()
  })
