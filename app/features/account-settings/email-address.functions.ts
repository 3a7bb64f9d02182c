import { createServerFn } from '@tanstack/react-start'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { EmailAddress } from '#app/provider/types/customer.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { cancelEmailChangeSchema, sendEmailLinkSchema } from './security-forms.ts'

/** Returns the state of the customer's email address, or null if the provider does not verify it. */
export const getEmailAddress = createServerFn({ method: 'GET' }).handler(
  (): Promise<Outcome<EmailAddress | null>> => getProviderClient().emailAddress.get(),
)

/** Sends another verification email to the unverified address. */
export const sendEmailLink = createServerFn({ method: 'POST' })
  .validator(createFormValidator(sendEmailLinkSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    return getProviderClient().emailAddress.sendLink()
  })

/** Discards the unverified address. */
export const cancelEmailChange = createServerFn({ method: 'POST' })
  .validator(createFormValidator(cancelEmailChangeSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    return getProviderClient().emailAddress.cancelChange()
  })
