import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'

const cookieName = 'viewport'
const year = 365 * 24 * 60 * 60

/** The cookie's value as the server saw it when it rendered this page; undefined without one. */
export const rememberedViewport = createIsomorphicFn()
  .server(() => getCookie(cookieName))
  .client(() => new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie)?.[1])

/** Keeps a viewport for a year, for this site alone and over secure connections alone. */
export function rememberViewport(viewport: string): void {
  // The cookie store of newer browsers is not in all of ours.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${cookieName}=${viewport}; Max-Age=${year}; Path=/; SameSite=Strict; Secure`
}
