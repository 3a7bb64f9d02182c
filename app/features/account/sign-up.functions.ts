import { createServerFn } from '@tanstack/react-start'
import { takePendingItem } from '#app/features/pending-item/pending-item.server.ts'
import { validateForm, validationFailure } from '#app/features/forms/validate-form.ts'
import { success } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { storeToken } from '#app/server/session.server.ts'
import { signUpForm } from './account-schemas.ts'

/** Makes an account and logs in with it; `loggedIn` is false when only the login did not come off. */
export const signUp = createServerFn({ method: 'POST' })
  .validator(validateForm(signUpForm))
  .handler(async ({ data: form }): Promise<Outcome<{ loggedIn: boolean }>> => {
    if (!form.success) return validationFailure(form.error)
    const { email, password } = form.data
    const registered = await providerClient().customer.register({
      firstName: form.data.first_name,
      lastName: form.data.last_name,
      username: form.data.username,
      email,
      password,
    })
    if (!registered.ok) return registered
    const session = await providerClient().customer.login({ email, password, remember: false })
    if (!session.ok) return success({ loggedIn: false })
    storeToken(session.value.token, false)
    await takePendingItem()
    return success({ loggedIn: true })
  })
