import { splitLocale } from '#app/i18n/paths.ts'
import { safeBackUrl } from './safe-back-url.ts'

const protectedPaths = /^\/(cart|profile|payment)([/?]|$)/

/** The page to come back to if it can be seen without an account, else null. */
export function guestBackUrl(backUrl: unknown): string | null {
  const page = safeBackUrl(backUrl)
  return page === null || protectedPaths.test(splitLocale(page).path) ? null : page
}
