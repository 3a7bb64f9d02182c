import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Context, ProviderEnv } from './context.ts'
import { HttpError, notFoundBody } from './http-error.ts'

/** Answers of routes that do not exist. */
export const handleNotFound: NotFoundHandler<ProviderEnv> = (c) => {
  c.header('Cache-Control', 'no-store')
  return c.json(notFoundBody, 404)
}

/** Writes refusals in the host's shapes; anything else is logged and answered 500 without its text. */
export function handleErrors(context: Context): ErrorHandler<ProviderEnv> {
  return (error, c) => {
    c.header('Cache-Control', 'no-store')
    if (error instanceof HttpError) {
      const wait = error.body['retry_after']
      if (typeof wait === 'number') c.header('Retry-After', String(wait))
      return c.json(error.body, error.status)
    }
    if (error instanceof HTTPException) return c.json({ message: 'Bad request.' }, error.status)
    // Who leaves amid a request breaks it by that alone; where more was broken, that is not lost.
    const hasLeft = c.req.raw.signal.aborted
    context.log({
      level: hasLeft ? 'warn' : 'error',
      event: hasLeft ? 'visitor-left' : 'provider-failed',
      method: c.req.method,
      route: c.req.path,
      error: error.stack ?? error.message,
    })
    if (hasLeft) return c.json({ message: 'Bad request.' }, 400)
    return c.json({ error: 'rest-api::app.shop.errors.message' }, 500)
  }
}
