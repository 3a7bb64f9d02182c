import { bodyLimit } from 'hono/body-limit'
import type { MiddlewareHandler } from 'hono'
import type { ProviderEnv } from './context.ts'
import { withCountableBody } from '#app/provider-embedded/body-limit.ts'
import { HttpError } from './http-error.ts'

const FIELDS_BYTES = 100_000
const FORM_BYTES = 3_500_000

/** Refuses bodies nobody needs with 413: 100 kB, or 3.5 MB for a form that may hold a picture. */
export function limitBodySize(): MiddlewareHandler<ProviderEnv> {
  const fields = bodyLimit({ maxSize: FIELDS_BYTES, onError: refuseLarge })
  const form = bodyLimit({ maxSize: FORM_BYTES, onError: refuseLarge })
  return async (c, next) => {
    c.req.raw = withCountableBody(c.req.raw)
    const type = c.req.header('content-type') ?? ''
    return await (type.toLowerCase().startsWith('multipart/form-data') ? form : fields)(c, next)
  }
}

function refuseLarge(): never {
  throw new HttpError(413, { message: 'The body is too large.', reason: 'body_too_large' })
}
