import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'

const viewportCookieName = 'viewport'
const secondsPerYear = 365 * 24 * 60 * 60

/** Returns the value of the viewport cookie; undefined if it is not set. */
export const getStoredViewport = createIsomorphicFn()
  .server(() => getCookie(viewportCookieName))
  .client(() => new RegExp(`(?:^|; )${viewportCookieName}=(\\w+)`).exec(document.cookie)?.[1])

/**
 * Stores a viewport for a year in a cookie that is sent only with same-site requests over HTTPS.
 */
export function storeViewport(viewport: string): void {
  // Not every supported browser has the Cookie Store API.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${viewportCookieName}=${viewport}; Max-Age=${secondsPerYear}; Path=/; SameSite=Strict; Secure`
}
