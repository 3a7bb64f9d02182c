import { createIsomorphicFn } from '@tanstack/react-start'
import { describeError } from '#app/request-scope/describe-error.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Logs an error for which the page being rendered on the server has no message: a bug, because the
 * provider client reports all failures of a provider as outcomes.
 */
export const logPageError = createIsomorphicFn()
  .server((error: unknown) => {
    const scope = findRequestScope()
    scope?.app.log('error', 'page-failed', {
      requestId: scope.requestId,
      path: scope.path,
      error: describeError(error),
    })
  })
  .client((_error: unknown) => {})

/**
 * Sets the HTTP status of the page being rendered on the server; 401 becomes a redirect to the
 * login page. Called by error pages rather than on every failed query, whose data the page may not
 * need.
 */
export const setPageStatus = createIsomorphicFn()
  .server((status: number) => {
    const scope = findRequestScope()
    if (scope) scope.pageStatus = status
  })
  .client((_status: number) => {})
