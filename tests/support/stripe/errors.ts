/** An error response in Stripe's format. */
export class DoubleError extends Error {
  readonly status: number
  readonly body: object
  /** Whether it is stored under the idempotency key; errors before any work are not. */
  readonly isStored: boolean

  /** `error` can override the message. */
  constructor(
    status: number,
    error: { type: string; code?: string; param?: string; message?: string },
  ) {
    const message = `double: ${error.code ?? error.type} ${error.param ?? ''}`
    super(message)
    this.status = status
    this.body = { error: { message, ...error } }
    this.isStored = error.type !== 'invalid_request_error' && status !== 429 && status !== 409
  }
}

/** Creates an error about a parameter or, without one, about the account. */
export function createInvalidError(code?: string, param?: string, message?: string): DoubleError {
  return new DoubleError(400, {
    type: 'invalid_request_error',
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
    ...(message === undefined ? {} : { message }),
  })
}

/** Creates an error about an unknown id. */
export function createMissingError(param: string): DoubleError {
  return new DoubleError(404, { type: 'invalid_request_error', code: 'resource_missing', param })
}
