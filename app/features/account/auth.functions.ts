import { createServerFn } from '@tanstack/react-start'
import { takePendingItem } from '#app/features/pending-item/pending-item.server.ts'
import { validateForm, validationFailure } from '#app/features/forms/validate-form.ts'
import { success } from '#app/provider/failure.ts'
import type { Failure, Outcome } from '#app/provider/failure.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { storeToken } from '#app/server/session.server.ts'
import { forgotForm, loginForm, resetForm, signUpForm } from './account-schemas.ts'
import { safeBackUrl } from './back-url.ts'

/** Logs in, stores the token in a cookie and adds the pending item to the cart. */
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

/** Creates an account and logs in; `loggedIn` is false if only the login failed. */
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

/**
 * Sends a password reset link. Also succeeds for unknown emails, to prevent account enumeration.
 */
export const sendResetLink = createServerFn({ method: 'POST' })
  .validator(validateForm(forgotForm))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { email, back_url: backUrl } = form.data
    const outcome = await providerClient().customer.forgotPassword(email, safeBackUrl(backUrl))
    return outcome.ok || revealsAccount(outcome.failure) ? success(null) : outcome
  })

/** Sets a new password using the token from a reset link. */
export const resetPassword = createServerFn({ method: 'POST' })
  .validator(validateForm(resetForm))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const outcome = await providerClient().customer.resetPassword(form.data)
    return outcome.ok ? success(null) : outcome
  })

/**
 * Returns whether a failure reveals that an email has, or does not have, an account. Some providers
 * return such failures, but visitors must not see them.
 */
function revealsAccount(failure: Failure): boolean {
  if (failure.kind === 'not-found') return true
  if (failure.kind !== 'refused') return false
  return failure.reason === 'email_unknown' || failure.reason === 'wait_before_retrying'
}
