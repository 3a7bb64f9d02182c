import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer other than success, thrown by a route and written by the error handler. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: ContentfulStatusCode, body: Readonly<Record<string, unknown>>) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

/** Ends the request with a message a shopper may read; `reason` is a snake_case code, `extra` adds keys. */
export function throwHttpError(
  status: ContentfulStatusCode,
  message: string,
  reason?: string,
  extra: Readonly<Record<string, unknown>> = {},
): never {
  throw new HttpError(status, { message, ...(reason === undefined ? {} : { reason }), ...extra })
}

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Ends the request with 422 and the errors by field; nested names are joined with dots. */
export function throwValidationError(errors: FieldErrors, reason?: string): never {
  const all = Object.values(errors).flat()
  const more = all.length - 1
  const rest = more <= 0 ? '' : ` (and ${more} more ${more === 1 ? 'error' : 'errors'})`
  throwHttpError(422, `${all[0] ?? 'The given data was invalid.'}${rest}`, reason, { errors })
}

/** Ends the request with 401: no token, a dead one, or one of another customer. */
export function throwUnauthorized(): never {
  throw new HttpError(401, {
    error: "Oops! Looks like you're not allowed to access this page. Please log in to continue.",
  })
}

/** Ends the request with 404, also for what belongs to someone else. */
export function throwNotFound(): never {
  throw new HttpError(404, notFoundBody)
}

export const notFoundBody = {
  title: '404 Page Not Found',
  message: 'Oops! The page you are looking for does not exist.',
} as const
