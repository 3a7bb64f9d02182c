import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error that routes throw and the error handler sends as a response. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: ContentfulStatusCode, body: Readonly<Record<string, unknown>>) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
  }
}

/**
 * Throws an error with a user-facing message; `reason` is a snake_case code, `extra` contains
 * further body fields.
 */
export function throwHttpError(
  status: ContentfulStatusCode,
  message: string,
  reason?: string,
  extra: Readonly<Record<string, unknown>> = {},
): never {
  throw new HttpError(status, { message, ...(reason === undefined ? {} : { reason }), ...extra })
}

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/**
 * Throws a 422 with errors keyed by field; the keys of nested fields are paths joined with dots.
 */
export function throwValidationError(errors: FieldErrors, reason?: string): never {
  const all = Object.values(errors).flat()
  const more = all.length - 1
  const rest = more <= 0 ? '' : ` (and ${more} more ${more === 1 ? 'error' : 'errors'})`
  throwHttpError(422, `${all[0] ?? 'The given data was invalid.'}${rest}`, reason, { errors })
}

/** Throws a 401 for a missing, expired or unknown token. */
export function throwUnauthorized(): never {
  throw new HttpError(401, {
    error: "Oops! Looks like you're not allowed to access this page. Please log in to continue.",
  })
}

export const notFoundBody = {
  title: '404 Page Not Found',
  message: 'Oops! The page you are looking for does not exist.',
} as const

/** Throws a 404, also for another customer's resources. */
export function throwNotFound(): never {
  throw new HttpError(404, notFoundBody)
}

/** Throws the 500 that Bagisto sends for an uncaught exception. */
export function throwBagistoError(reason?: string): never {
  throw new HttpError(500, { ...bagistoErrorBody, ...(reason === undefined ? {} : { reason }) })
}

export const bagistoErrorBody = { error: 'rest-api::app.shop.errors.message' } as const

/** Throws the 500 that Bagisto sends when it aborts a request, whatever status was intended. */
export function throwBagistoAbort(reason: string): never {
  throw new HttpError(500, {
    title: '500 Internal Server Error',
    message: 'Oops! Something went wrong on our side.',
    reason,
  })
}
