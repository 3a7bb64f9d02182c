import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getTokenRenewals } from './provider.server.ts'
import { rememberCookieName, rememberedTokenSeconds, tokenCookieName } from './session-cookie.ts'

/**
 * Stores the access token of a login in a cookie that outlives the browser session only if
 * `remember` is set.
 */
export function storeToken(token: string, remember: boolean): void {
  getTokenRenewals().recordIssued(token)
  setTokenCookies(token, remember)
}

function setTokenCookies(token: string, remember: boolean): void {
  getRequestScope().token = token
  setCookie(tokenCookieName, token, getCookieOptions(remember))
  if (remember) setCookie(rememberCookieName, '1', getCookieOptions(true))
  else if (getCookie(rememberCookieName)) deleteCookie(rememberCookieName, getCookieOptions(false))
}

/** Stores a refreshed token with the lifetime that the customer chose at login. */
export function renewToken(token: string): void {
  setTokenCookies(token, getCookie(rememberCookieName) === '1')
}

/** Removes the access token from the request scope and the browser. */
export function clearToken(): void {
  getRequestScope().token = null
  deleteCookie(tokenCookieName, getCookieOptions(false))
  deleteCookie(rememberCookieName, getCookieOptions(false))
}

function getCookieOptions(persistent: boolean) {
  return {
    httpOnly: true,
    secure: getRequestScope().app.settings.origin.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
    ...(persistent ? { maxAge: rememberedTokenSeconds } : {}),
  } as const
}
