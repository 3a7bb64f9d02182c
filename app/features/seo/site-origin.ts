import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Returns the shop's origin without a trailing slash. The server uses the configured origin, never
 * the request's.
 */
export const getSiteOrigin = createIsomorphicFn()
  .server(() => findRequestScope()?.app.settings.origin ?? '')
  .client(() => globalThis.location.origin)
