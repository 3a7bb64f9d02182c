import { createMiddleware } from '@tanstack/react-start'
import { inputErrors } from './input-errors.ts'
import { requestScope } from '#app/server/request-scope.server.ts'

/**
 * Stands before every server function: an input that does not pass its schema is answered with 422
 * and its errors by field, instead of an error that carries the schema's words.
 */
export const guardFunctions = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  requestScope().functionReached = true
  try {
    return await next()
  } catch (error) {
    const errors = inputErrors(error)
    if (!errors) throw error
    throw Response.json({ message: 'The given data was invalid.', errors }, { status: 422 })
  }
})
