import { createMiddleware } from '@tanstack/react-start'
import { parseValidationErrors } from './validation-errors.ts'

/**
 * Wraps every server function: responds to invalid input with 422 and the errors by field, instead
 * of the schema's raw error.
 */
export const validationErrorMiddleware = createMiddleware({ type: 'function' }).server(
  async ({ next }) => {
    try {
      return await next()
    } catch (error) {
      const errors = parseValidationErrors(error)
      if (!errors) throw error
      throw Response.json({ message: 'The given data was invalid.', errors }, { status: 422 })
    }
  },
)
