import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'

const cookieName = 'viewport'
const yearInSeconds = 365 * 24 * 60 * 60

/** Returns the value of the viewport cookie; undefined if it is not set. */
export const rememberedViewport = createIsomorphicFn()
  .server(() => getCookie(cookieName))
  .client(() => new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie)?.[1])

/**
 * Stores a viewport for a year in a cookie that is sent only with same-site requests over HTTPS.
 */
export function rememberViewport(viewport: string): void {
  // Not every supported browser has the Cookie Store API.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${cookieName}=${viewport}; Max-Age=${yearInSeconds}; Path=/; SameSite=Strict; Secure`
}
