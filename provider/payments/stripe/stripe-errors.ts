import { Stripe } from 'stripe'
import { ProcessorUnavailableError } from '../payment-processor.ts'
import type { ProcessorFailure } from '../payment-processor.ts'

/** The HTTP status while an identical request is still in progress. */
const conflict = 409

/**
 * Runs Stripe API calls; rejects with a `ProcessorUnavailableError` if they fail, with a message
 * made of Stripe's codes and sentence.
 */
export async function translateErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new ProcessorUnavailableError(describeError(error), getFailure(error))
  }
}

/** Returns the codes and the message of an error, without what must not be logged. */
export function describeError(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  const parts = [error.type, error.code, error.param, error.requestId]
  const codes = parts.filter((part) => part !== undefined && part !== '').join(' ')
  const sentence = hideSecrets(error.message)
  return sentence === '' ? codes : `${codes}: ${sentence}`
}

/** Stripe quotes parts of the key and parameters such as the customer's email address. */
function hideSecrets(sentence: string): string {
  return sentence
    .replaceAll(/\b(?:[rsp]k|whsec)_[\w*.]+/g, '[key]')
    .replaceAll(/[^\s:'"<>]+@[^\s'"<>]+/g, '[email]')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Classifies the failure of a Stripe API call. */
export function getFailure(error: unknown): ProcessorFailure {
  if (getRefusal(error) !== null) return 'refused'
  const isForbidden =
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeAuthenticationError
  return isForbidden ? 'forbidden' : 'unanswered'
}

/** Yields the items of a paginated Stripe list; rejects like `translateErrors`. */
export async function* translateListErrors<Item>(list: AsyncIterable<Item>): AsyncIterable<Item> {
  const items = list[Symbol.asyncIterator]()
  while (true) {
    const next = await translateErrors(() => items.next())
    if (next.done === true) return
    yield next.value
  }
}

/** Returns the code of a refused request; null for any other error. */
function getRefusal(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null
  return error.code ?? 'invalid_request'
}

/** Returns whether Stripe refused the email address in a request. */
export function isEmailRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer_email'
  )
}

/** Returns whether the object in a request does not exist. */
export function isMissing(error: unknown): boolean {
  return getRefusal(error) === 'resource_missing'
}

/**
 * Returns the code of a refused refund; null for any other error. Ignores a payment that Stripe
 * does not find, which was made with another account, and a conflict with the same request.
 */
export function getRefundRefusal(error: unknown): string | null {
  const refusal = getRefusal(error)
  if (refusal === null || isMissing(error)) return null
  return (error as Stripe.errors.StripeInvalidRequestError).statusCode === conflict ? null : refusal
}
