import { createFormAction } from '#app/features/forms/form-action.server.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import {
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from './account-schemas.ts'
import type { AuthFlash } from './auth-search.ts'
import { logIn, resetPassword, sendResetLink, signUp, verifyEmail } from './auth.functions.ts'
import { getUrlAfterLogin, sanitizeBackUrl } from './back-url.ts'
import { getSignUpSchema } from './sign-up-schema.server.ts'

/** Handles login form submissions without JavaScript. */
export const handleLoginForm = createFormAction({
  schema: loginSchema,
  send: (data) => logIn({ data }),
  redirectTo: (_none, url) => getUrlAfterLogin(getBackUrl(url)),
})

/** Handles sign-up form submissions without JavaScript. */
export const handleSignUpForm = createFormAction({
  get schema() {
    return getSignUpSchema()
  },
  send: (data) => signUp({ data }),
  redirectTo: ({ loggedIn }, url) =>
    loggedIn ? getUrlAfterLogin(getBackUrl(url)) : getFlashUrl('login', 'created', url),
})

/** Handles reset link requests submitted without JavaScript. */
export const handleForgotPasswordForm = createFormAction({
  schema: forgotPasswordSchema,
  hidden: ['back_url'],
  send: (data) => sendResetLink({ data }),
  redirectTo: (_none, url) => getFlashUrl('forgot', 'sent', url),
})

/** Handles new passwords submitted without JavaScript. */
export const handleResetPasswordForm = createFormAction({
  schema: resetPasswordSchema,
  hidden: ['token', 'email'],
  send: (data) => resetPassword({ data }),
  redirectTo: (_none, url) => getFlashUrl('login', 'reset', url),
})

/** Handles the verification of an email address without JavaScript. */
export const handleVerifyEmailForm = createFormAction({
  schema: verifyEmailSchema,
  hidden: ['token'],
  send: (data) => verifyEmail({ data }),
  redirectTo: (_verified, url) => getFlashUrl('verify', 'verified', url),
})

function getBackUrl(url: URL): string | null {
  return url.searchParams.get('backUrl')
}

/** Returns the URL of an authentication page with a flash message and the back URL. */
function getFlashUrl(page: 'login' | 'forgot' | 'verify', flash: AuthFlash, url: URL): string {
  const backUrl = sanitizeBackUrl(getBackUrl(url))
  const query = new URLSearchParams({ flash, ...(backUrl ? { backUrl } : {}) })
  return `${localizePath(`/auth/${page}`, getCurrentLocale())}?${query}`
}
