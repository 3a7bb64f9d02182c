import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Sets the HTTP status of the page, and for 503 how long to wait before the next attempt, in
 * seconds. Applies to the page being rendered on the server; 401 becomes a redirect to the
 * login page. Called by error pages rather than on every failed query, whose data the page may not
 * need.
 */
export const setPageStatus = createIsomorphicFn()
  .server((status: number, retryAfterSeconds: number | null = null) => {
    const scope = findRequestScope()
    if (!scope) return
    scope.pageStatus = status
    scope.retryAfterSeconds = retryAfterSeconds
  })
  .client((_status: number, _retryAfterSeconds?: number | null) => {})
