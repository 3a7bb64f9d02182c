import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { hostCookiePrefix } from './session-cookie.ts'

/** Sets an HttpOnly cookie; without `maxAge`, in seconds, it lasts for the browser session. */
export function setHostCookie(name: string, value: string, maxAge?: number): void {
  const options = getOptions()
  setCookie(getPrefixedName(name), value, maxAge === undefined ? options : { ...options, maxAge })
}

/** Returns the value of a cookie set by `setHostCookie`. */
export function getHostCookie(name: string): string | undefined {
  return getCookie(getPrefixedName(name))
}

/** Deletes a cookie set by `setHostCookie`. */
export function deleteHostCookie(name: string): void {
  deleteCookie(getPrefixedName(name), getOptions())
}

function getPrefixedName(name: string): string {
  return isHttps() ? hostCookiePrefix + name : name
}

function getOptions() {
  return { httpOnly: true, secure: isHttps(), sameSite: 'lax', path: '/' } as const
}

function isHttps(): boolean {
  return getRequestScope().app.settings.origin.startsWith('https:')
}
