import { Stripe } from 'stripe'
import { ProcessorUnavailableError } from '../../domain/payment-processor.ts'

/** The HTTP status if the same request is still being answered. */
const conflict = 409

/**
 * Runs calls of Stripe's API; rejects with a `ProcessorUnavailableError` if they fail. Its message
 * consists of codes, because Stripe's messages may quote parameters.
 */
export async function translateErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const parts = [error.type, error.code, error.param, error.requestId]
    const message = parts.filter((part) => part !== undefined && part !== '').join(' ')
    throw new ProcessorUnavailableError(message, getRefusal(error) !== null)
  }
}

/** Lists the items of a list of Stripe's API, of which each page is a call; rejects like `translateErrors`. */
export async function* translateListErrors<Item>(list: AsyncIterable<Item>): AsyncIterable<Item> {
  const items = list[Symbol.asyncIterator]()
  while (true) {
    const next = await translateErrors(() => items.next())
    if (next.done === true) return
    yield next.value
  }
}

/** Returns the code with which Stripe did not accept a request; null for any other error. */
export function getRefusal(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null
  return error.code ?? 'invalid_request'
}

/** Returns whether there is no object with the id of a request. */
export function isMissing(error: unknown): boolean {
  return getRefusal(error) === 'resource_missing'
}

/**
 * Returns the code with which Stripe did not accept a refund; null for any other error. A payment
 * that Stripe does not find was made with another account, and a conflict is with the same request.
 */
export function getRefundRefusal(error: unknown): string | null {
  const refusal = getRefusal(error)
  if (refusal === null || isMissing(error)) return null
  return (error as Stripe.errors.StripeInvalidRequestError).statusCode === conflict ? null : refusal
}
