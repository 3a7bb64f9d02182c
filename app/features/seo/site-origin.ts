import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/** The shop's own origin without a trailing slash: the configured one, never one a request claims. */
export const getSiteOrigin = createIsomorphicFn()
  .server(() => findRequestScope()?.app.settings.origin ?? '')
  .client(() => globalThis.location.origin)
