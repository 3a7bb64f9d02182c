import { createServerFn } from '@tanstack/react-start'
import { checkedForm, refusedForm } from '#app/features/failures/checked-form.ts'
import { success } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { contactForm } from './contact-schema.ts'

/** Sends a message to the shop. */
export const sendMessage = createServerFn({ method: 'POST' })
  .validator(checkedForm(contactForm))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return refusedForm(form.error)
    const { full_name: fullName, email, theme, message } = form.data
    const answer = await providerClient().contact.send({ fullName, email, theme, message })
    return answer.ok ? success(null) : answer
  })
