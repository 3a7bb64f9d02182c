import { createMiddleware } from '@tanstack/react-start'
import { parseValidationErrors } from './validation-errors.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Stands before every server function: an input that does not pass its schema is answered with 422
 * and its errors by field, instead of an error that carries the schema's words.
 */
export const validationErrorMiddleware = createMiddleware({ type: 'function' }).server(
  async ({ next }) => {
    requestScope().serverFnReached = true
    try {
      return await next()
    } catch (error) {
      const errors = parseValidationErrors(error)
      if (!errors) throw error
      throw Response.json({ message: 'The given data was invalid.', errors }, { status: 422 })
    }
  },
)
