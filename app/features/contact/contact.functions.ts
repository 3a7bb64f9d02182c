import { createServerFn } from '@tanstack/react-start'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import { succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { getProviderClient } from '#app/server/provider.server.ts'
import { contactSchema } from './contact-schema.ts'

/** Sends a message to the shop. */
export const sendMessage = createServerFn({ method: 'POST' })
  .validator(createFormValidator(contactSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { full_name: fullName, email, theme, message } = form.data
    const outcome = await getProviderClient().contact.send({ fullName, email, theme, message })
    return outcome.ok ? succeed(null) : outcome
  })
