import { createServerFn } from '@tanstack/react-start'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import { m } from '#app/paraglide/messages.js'
import { mapOutcome } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { contactSchema } from './contact-schema.ts'
import { receiveMessage } from './receive-message.server.ts'

/** Sends a message to the shop. */
export const sendMessage = createServerFn({ method: 'POST' })
  .validator(createFormValidator(contactSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { full_name: fullName, email, theme, message } = form.data
    const received = await receiveMessage(
      { fullName, email, theme, message },
      {
        id: crypto.randomUUID(),
        describeFailure: (address) => m.contact_not_received({ address }),
      },
    )
    return mapOutcome(received, () => null)
  })
