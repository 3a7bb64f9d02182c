/** An answer with an error in Stripe's format. */
export class DoubleError extends Error {
  readonly status: number
  readonly body: object
  /** Whether it is kept under the idempotency key; errors before the work begins are not. */
  readonly isKept: boolean

  /** `error` can have a message that replaces the one of the double. */
  constructor(
    status: number,
    error: { type: string; code?: string; param?: string; message?: string },
  ) {
    const message = `double: ${error.code ?? error.type} ${error.param ?? ''}`
    super(message)
    this.status = status
    this.body = { error: { message, ...error } }
    this.isKept = error.type !== 'invalid_request_error' && status !== 429 && status !== 409
  }
}

/** Creates the error about a parameter or, without one, about the account. */
export function createInvalid(code?: string, param?: string, message?: string): DoubleError {
  return new DoubleError(400, {
    type: 'invalid_request_error',
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
    ...(message === undefined ? {} : { message }),
  })
}

/** Creates the error about an id that does not exist. */
export function createMissing(param: string): DoubleError {
  return new DoubleError(404, { type: 'invalid_request_error', code: 'resource_missing', param })
}
