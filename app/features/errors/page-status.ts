import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

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
