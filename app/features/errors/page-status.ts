import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Sets the HTTP status of the page being rendered on the server; 401 redirects to the login page. Error
 * pages set it themselves, since a failed query may be optional.
 */
export const setPageStatus = createIsomorphicFn()
  .server((status: number) => {
    const scope = findRequestScope()
    if (scope) scope.pageStatus = status
  })
  .client((_status: number) => {})
