import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/** The shop's origin without a trailing slash: on the server the configured one, never from the request. */
export const getSiteOrigin = createIsomorphicFn()
  .server(() => findRequestScope()?.app.settings.origin ?? '')
  .client(() => globalThis.location.origin)
