import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { deleteHostCookie, getHostCookie, setHostCookie } from './host-cookies.server.ts'
import { getTokenRenewals } from '../provider/provider.server.ts'
import { rememberCookieName, rememberedTokenSeconds, tokenCookieName } from './session-cookie.ts'

/**
 * Stores the access token of a login in a cookie, which outlives the browser session only if
 * `remember` is set.
 */
export function storeToken(token: string, remember: boolean): void {
  getTokenRenewals().recordIssued(token)
  setTokenCookies(token, remember)
}

function setTokenCookies(token: string, remember: boolean): void {
  getRequestScope().token = token
  const maxAge = remember ? rememberedTokenSeconds : undefined
  setHostCookie(tokenCookieName, token, maxAge)
  if (remember) setHostCookie(rememberCookieName, '1', maxAge)
  else if (getHostCookie(rememberCookieName)) deleteHostCookie(rememberCookieName)
}

/** Stores a refreshed token with the lifetime chosen at login. */
export function renewToken(token: string): void {
  setTokenCookies(token, getHostCookie(rememberCookieName) === '1')
}

/** Removes the access token from the request scope and the browser. */
export function clearToken(): void {
  getRequestScope().token = null
  deleteHostCookie(tokenCookieName)
  deleteHostCookie(rememberCookieName)
}
