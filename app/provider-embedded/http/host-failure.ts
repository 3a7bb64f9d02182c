import { HttpError } from './http-error.ts'

/** Ends the request as the host does when it throws: 500 and a text that says nothing. */
export function throwUpstreamError(reason?: string): never {
  const more = reason === undefined ? {} : { reason }
  throw new HttpError(500, { error: 'rest-api::app.shop.errors.message', ...more })
}

/** Ends the request as the host does when it aborts with a status it does not keep. */
export function throwUpstreamAbort(reason: string): never {
  throw new HttpError(500, {
    title: '500 Internal Server Error',
    message: 'Oops! Something went wrong on our side.',
    reason,
  })
}
