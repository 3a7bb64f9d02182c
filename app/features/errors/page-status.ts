import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Sets the HTTP status of the page being rendered on the server; 401 becomes a redirect to the
 * login page. Only error pages call it, because the page may not need the data of a failed query.
 */
export const setPageStatus = createIsomorphicFn()
  .server((status: number) => {
    const scope = findRequestScope()
    if (scope) scope.pageStatus = status
  })
  .client((_status: number) => {})
