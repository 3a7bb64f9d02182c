import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { rememberCookieName, rememberSeconds, tokenCookieName } from './session-cookie.ts'

/**
 * Stores the access token in a cookie that outlives the browser session only if `remember` is set.
 */
export function storeToken(token: string, remember: boolean): void {
  const scope = requestScope()
  scope.token = token
  setCookie(tokenCookieName, token, cookieOptions(remember))
  if (remember) setCookie(rememberCookieName, '1', cookieOptions(true))
  else if (getCookie(rememberCookieName)) deleteCookie(rememberCookieName, cookieOptions(false))
}

/** Stores a refreshed token with the lifetime that the customer chose at login. */
export function renewToken(token: string): void {
  storeToken(token, getCookie(rememberCookieName) === '1')
}

/** Removes the access token from the request scope and the browser. */
export function clearToken(): void {
  requestScope().token = null
  deleteCookie(tokenCookieName, cookieOptions(false))
  deleteCookie(rememberCookieName, cookieOptions(false))
}

function cookieOptions(persistent: boolean) {
  return {
    httpOnly: true,
    secure: requestScope().app.settings.origin.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
    ...(persistent ? { maxAge: rememberSeconds } : {}),
  } as const
}
