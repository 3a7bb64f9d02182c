import { createServerFn } from '@tanstack/react-start'
import { takePendingItem } from '#app/features/pending-item/pending-item.server.ts'
import { validateForm, validationFailure } from '#app/features/forms/validate-form.ts'
import { success } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { storeToken } from '#app/server/session.server.ts'
import { loginForm } from './account-schemas.ts'

/** Logs in and keeps the token in the visitor's cookie; what they had wanted is in the cart then. */
export const logIn = createServerFn({ method: 'POST' })
  .validator(validateForm(loginForm))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { email, password, remember } = form.data
    const session = await providerClient().customer.login({ email, password, remember })
    if (!session.ok) return session
    storeToken(session.value.token, remember)
    await takePendingItem()
    return success(null)
  })
