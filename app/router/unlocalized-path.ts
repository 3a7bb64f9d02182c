import { createIsomorphicFn } from '@tanstack/react-start'
import { isPagePath, splitLocale } from '#app/i18n/paths.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

const askedPath = createIsomorphicFn()
  .server(() => findRequestScope()?.path ?? null)
  .client(() => globalThis.location.pathname)

/**
 * The path this document was asked for, where it names no language and no page: it is answered
 * "not found" where it is, and must not be moved into a language first. Null on every other path.
 */
export function unlocalizedPath(): string | null {
  const path = askedPath()
  return path === null || splitLocale(path).locale || isPagePath(path) ? null : path
}
