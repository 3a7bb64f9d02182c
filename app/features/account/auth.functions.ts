import { createServerFn } from '@tanstack/react-start'
import { addPendingItemToCart } from '#app/features/pending-item/pending-item.server.ts'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import { succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { getProviderClient } from '#app/server/provider.server.ts'
import { storeToken } from '#app/server/session.server.ts'
import {
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signUpSchema,
} from './account-schemas.ts'
import { sanitizeBackUrl } from './back-url.ts'

/** Logs in, stores the token in a cookie and adds the pending item to the cart. */
export const logIn = createServerFn({ method: 'POST' })
  .validator(createFormValidator(loginSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { email, password, remember } = form.data
    const session = await getProviderClient().customer.login({ email, password, remember })
    if (!session.ok) return session
    storeToken(session.value.token, remember)
    await addPendingItemToCart()
    return succeed(null)
  })

/** Creates an account and logs in; `loggedIn` is false if only the login failed. */
export const signUp = createServerFn({ method: 'POST' })
  .validator(createFormValidator(signUpSchema))
  .handler(async ({ data: form }): Promise<Outcome<{ loggedIn: boolean }>> => {
    if (!form.success) return validationFailure(form.error)
    const { email, password } = form.data
    const registered = await getProviderClient().customer.register({
      firstName: form.data.first_name,
      lastName: form.data.last_name,
      username: form.data.username,
      email,
      password,
    })
    if (!registered.ok) return registered
    const session = await getProviderClient().customer.login({ email, password, remember: false })
    if (!session.ok) return succeed({ loggedIn: false })
    storeToken(session.value.token, false)
    await addPendingItemToCart()
    return succeed({ loggedIn: true })
  })

/** Sends a password reset link; also succeeds for unknown emails, to prevent account enumeration. */
export const sendResetLink = createServerFn({ method: 'POST' })
  .validator(createFormValidator(forgotPasswordSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { email, back_url: backUrl } = form.data
    return getProviderClient().customer.forgotPassword(email, sanitizeBackUrl(backUrl))
  })

/** Sets a new password using the token from a reset link. */
export const resetPassword = createServerFn({ method: 'POST' })
  .validator(createFormValidator(resetPasswordSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const outcome = await getProviderClient().customer.resetPassword(form.data)
    return outcome.ok ? succeed(null) : outcome
  })
