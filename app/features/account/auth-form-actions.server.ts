import { createFormAction } from '#app/features/forms/form-action.server.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { forgotForm, loginForm, resetForm, signUpForm } from './account-schemas.ts'
import type { AuthFlash } from './auth-search.ts'
import { logIn, resetPassword, sendResetLink, signUp } from './auth.functions.ts'
import { getUrlAfterLogin, safeBackUrl } from './back-url.ts'

/** The login form without a script. */
export const loginFormAction = createFormAction({
  schema: loginForm,
  send: (data) => logIn({ data }),
  redirectTo: (_none, url) => getUrlAfterLogin(backUrlOf(url)),
})

/** The sign-up form without a script. */
export const signUpFormAction = createFormAction({
  schema: signUpForm,
  send: (data) => signUp({ data }),
  redirectTo: ({ loggedIn }, url) =>
    loggedIn ? getUrlAfterLogin(backUrlOf(url)) : authPage('login', 'created', url),
})

/** The form that asks for a new password's link, without a script. */
export const forgotFormAction = createFormAction({
  schema: forgotForm,
  hidden: ['back_url'],
  send: (data) => sendResetLink({ data }),
  redirectTo: (_none, url) => authPage('forgot', 'sent', url),
})

/** The form of that link, without a script. */
export const resetFormAction = createFormAction({
  schema: resetForm,
  hidden: ['token', 'email'],
  send: (data) => resetPassword({ data }),
  redirectTo: (_none, url) => authPage('login', 'reset', url),
})

function backUrlOf(url: URL): string | null {
  return url.searchParams.get('backUrl')
}

/** A login page that tells what has just been done, and leads on to the page wanted before. */
function authPage(page: 'login' | 'forgot', news: AuthFlash, url: URL): string {
  const backUrl = safeBackUrl(backUrlOf(url))
  const query = new URLSearchParams({ news, ...(backUrl ? { backUrl } : {}) })
  return `${localizePath(`/auth/${page}`, currentLocale())}?${query}`
}
