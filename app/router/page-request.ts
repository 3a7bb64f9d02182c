import { createIsomorphicFn } from '@tanstack/react-start'
import { isPagePath, splitLocale } from '#app/i18n/paths.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Returns the nonce of the page's content security policy; undefined in the browser, where it is
 * not needed.
 */
export const getPageNonce = createIsomorphicFn()
  .server(() => findRequestScope()?.nonce)
  .client((): string | undefined => undefined)

const getRequestedPath = createIsomorphicFn()
  .server(() => findRequestScope()?.path ?? null)
  .client(() => globalThis.location.pathname)

/**
 * Returns the requested path if it has no locale and is not a page, else null. The "not found"
 * response belongs to the requested URL, so the router must not redirect it to a localized path
 * first.
 */
export function getUnlocalizedPath(): string | null {
  const path = getRequestedPath()
  return path === null || splitLocale(path).locale || isPagePath(path) ? null : path
}
