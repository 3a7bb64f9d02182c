import { createIsomorphicFn } from '@tanstack/react-start'
import { describeError } from '#provider/contract/describe-error.ts'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Logs an unexpected error while a page is rendered on the server. It is a bug: the provider client
 * returns all provider failures as outcomes.
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
 * login page. Called by error pages, because the page may not need the data of a failed query.
 */
export const setPageStatus = createIsomorphicFn()
  .server((status: number) => {
    const scope = findRequestScope()
    if (scope) scope.pageStatus = status
  })
  .client((_status: number) => {})
