import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { addPendingItemToCart } from '#app/features/pending-item/pending-item.server.ts'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import { mayHaveSucceeded, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { ResetLink } from '#app/provider/types/customer.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getDeviceName } from '#app/server/http/device-name.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { storeToken } from '#app/server/http/session.server.ts'
import {
  forgotPasswordSchema,
  listKeptPasskeys,
  loginSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from './account-schemas.ts'
import { sanitizeBackUrl } from './back-url.ts'
import { requestResetLink } from './request-reset-link.server.ts'
import { getSignUpSchema } from './sign-up-schema.server.ts'
import type { SignUpInput } from './sign-up-schema.server.ts'

/** Logs in, stores the token in a cookie and adds the pending item to the cart. */
export const logIn = createServerFn({ method: 'POST' })
  .validator(createFormValidator(loginSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { email, password, remember } = form.data
    const login = { email, password, remember, deviceName: getDeviceName() }
    const session = await getProviderClient().customer.login(login)
    if (!session.ok) return session
    storeToken(session.value.token, remember)
    await addPendingItemToCart()
    return succeed(null)
  })

/**
 * Creates an account and logs in; `loggedIn` is false if only the login failed. If the response to
 * the registration is lost, a successful login confirms that the account was created.
 */
export const signUp = createServerFn({ method: 'POST' })
  .validator((form: SignUpInput) => getSignUpSchema().safeParse(form))
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
    if (!registered.ok && !mayHaveSucceeded(registered.failure)) return registered
    const login = { email, password, remember: false, deviceName: getDeviceName() }
    const session = await getProviderClient().customer.login(login)
    if (!session.ok) return registered.ok ? succeed({ loggedIn: false }) : registered
    storeToken(session.value.token, false)
    await addPendingItemToCart()
    return succeed({ loggedIn: true })
  })

/**
 * Sends a password reset link. Succeeds for unknown addresses too, to prevent account enumeration.
 * The embedded provider does the same work for both; the response time of a remote one is hidden.
 */
export const sendResetLink = createServerFn({ method: 'POST' })
  .validator(createFormValidator(forgotPasswordSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { email, back_url: backUrl } = form.data
    const request = { email, backUrl: sanitizeBackUrl(backUrl) }
    const { settings, waitUntil } = getRequestScope().app
    const client = getProviderClient()
    return settings.providerUrl !== null
      ? requestResetLink(client, request, waitUntil)
      : client.customer.forgotPassword(request.email, request.backUrl)
  })

/** Sets a new password using the token from a reset link. */
export const resetPassword = createServerFn({ method: 'POST' })
  .validator(createFormValidator(resetPasswordSchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    const { token, email, password } = form.data
    const keptPasskeys = listKeptPasskeys(form.data)
    return getProviderClient().customer.resetPassword({ token, email, password, keptPasskeys })
  })

/**
 * Returns the account that a reset link belongs to, or null if the link is invalid. Uses POST to
 * keep the token out of access logs.
 */
export const checkResetLink = createServerFn({ method: 'POST' })
  .validator(z.object({ token: z.string().min(1).max(500) }))
  .handler(async ({ data: { token } }): Promise<Outcome<ResetLink | null>> => {
    const link = await getProviderClient().customer.checkResetLink(token)
    const isInvalid = !link.ok && link.failure.kind === 'refused' && link.failure.status === 422
    return isInvalid ? succeed(null) : link
  })

/** Verifies the email address of a verification link and returns it. */
export const verifyEmail = createServerFn({ method: 'POST' })
  .validator(createFormValidator(verifyEmailSchema))
  .handler(async ({ data: form }): Promise<Outcome<{ email: string }>> => {
    if (!form.success) return validationFailure(form.error)
    return getProviderClient().emailAddress.verify(form.data.token)
  })
