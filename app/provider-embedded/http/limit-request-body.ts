import type { MiddlewareHandler } from 'hono'
import { limitBodySize } from '../body-limit.ts'
import type { ProviderEnv } from './context.ts'
import { HttpError } from './http-error.ts'

const maxFieldsBytes = 100_000
const maxFormBytes = 3_500_000

/**
 * Middleware that responds with a 413 to bodies larger than 100 kB, or 3.5 MB for multipart forms.
 */
export function limitRequestBody(): MiddlewareHandler<ProviderEnv> {
  const limitFields = limitBodySize(maxFieldsBytes, throwTooLarge)
  const limitForm = limitBodySize(maxFormBytes, throwTooLarge)
  return async (c, next) => {
    const type = c.req.header('content-type') ?? ''
    const isForm = type.toLowerCase().startsWith('multipart/form-data')
    return await (isForm ? limitForm : limitFields)(c, next)
  }
}

function throwTooLarge(): never {
  throw new HttpError(413, { message: 'The body is too large.', reason: 'body_too_large' })
}
