import { createMiddleware } from '@tanstack/react-start'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { PageError } from './page-error.ts'

/**
 * Flags server function responses that throw a PageError, so that they reach the browser unchanged.
 */
export const pageErrorMiddleware = createMiddleware({ type: 'function' }).server(
  async ({ next }) => {
    try {
      return await next()
    } catch (error) {
      if (error instanceof PageError) getRequestScope().pageErrorThrown = true
      throw error
    }
  },
)
