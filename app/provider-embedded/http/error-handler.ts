import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Context, ProviderEnv } from './context.ts'
import { HttpError, notFoundBody, upstreamErrorBody } from './http-error.ts'
import { logRefusedRequest } from './security-log.ts'

/** Responds to unknown routes with a 404. */
export const handleNotFound: NotFoundHandler<ProviderEnv> = (c) => {
  c.header('Cache-Control', 'no-store')
  return c.json(notFoundBody, 404)
}

/**
 * Sends an HttpError as it is and adds refusals to the security log. Logs unexpected errors and
 * responds with a 500 that does not contain the error message.
 */
export function handleErrors(context: Context): ErrorHandler<ProviderEnv> {
  return (error, c) => {
    c.header('Cache-Control', 'no-store')
    if (error instanceof HttpError) {
      logRefusedRequest(context, c, error.status)
      const retryAfter = error.body['retry_after']
      if (typeof retryAfter === 'number') c.header('Retry-After', String(retryAfter))
      return c.json(error.body, error.status)
    }
    if (error instanceof HTTPException) return c.json({ message: 'Bad request.' }, error.status)
    // The error was probably caused by the abort itself, but it may have another cause, so it is
    // logged too.
    const isAborted = c.req.raw.signal.aborted
    context.log({
      level: isAborted ? 'warn' : 'error',
      event: isAborted ? 'request-aborted' : 'unhandled-error',
      method: c.req.method,
      route: c.req.path,
      error: error.stack ?? error.message,
    })
    if (isAborted) return c.json({ message: 'Bad request.' }, 400)
    return c.json(upstreamErrorBody, 500)
  }
}
