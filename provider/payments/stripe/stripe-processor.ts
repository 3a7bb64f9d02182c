import type { ShopConfig } from '#shop/shop-config.ts'
import type { Stripe } from 'stripe'
import { buildReturnUrls } from '../payment-session.rules.ts'
import type {
  PaymentFacts,
  PaymentIds,
  PaymentNotification,
  PaymentProcessor,
  PaymentRequest,
  UnreadableMessage,
} from '../payment-processor.ts'
import { PaymentEndedError } from '../payment-processor.ts'
import { isRefundEffective } from '../refunds.rules.ts'
import type { RefundFacts, RefundRequest } from '../refunds.rules.ts'
import type { LogEntry } from '../../platform/log-entry.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { openStripe } from './open-stripe.ts'
import {
  getRefundRefusal,
  isEmailRefused,
  isMissing,
  translateErrors,
  translateListErrors,
} from './stripe-errors.ts'
import { toIntentFacts, toPaymentFacts, toRefundFacts } from './stripe-facts.ts'
import { describeProduct, listItems } from './describe-product.ts'
import { nonCheckoutEvents, toNotification } from './stripe-notifications.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { createMessageReader } from './verify-message.ts'

/** Short, in milliseconds, because customers wait for lookups. */
const lookUpLimits = { timeout: 5000, maxNetworkRetries: 0 } as const
const pageSize = 100

export interface StripeProcessorOptions extends StripeSettings {
  readonly storefrontUrl: string
  /** The shop's name on the payment page. */
  readonly shop: Pick<ShopConfig, 'brand' | 'ownTexts'>
  readonly clock: () => Date
  readonly log: (entry: LogEntry) => void
}

/**
 * Creates the processor for Stripe Checkout (https://docs.stripe.com/payments/checkout). The
 * package version pins the API version.
 */
export function createStripeProcessor(options: StripeProcessorOptions): PaymentProcessor {
  const stripe = openStripe(options)
  return {
    name: 'stripe',
    mode: options.isLive ? 'live' : 'test',
    isService: true,
    webhook: stripeWebhook,
    open: async (request) => {
      const parameters = toSessionParameters(request, options)
      const session = await translateErrors(() => createSession(stripe, request.id, parameters))
      if (session.url === null) {
        throw new PaymentEndedError(`the Checkout session ${session.id} has no address`)
      }
      return { processorId: session.id, url: session.url }
    },
    lookUp: (ids) => lookUp(stripe, ids),
    expire: async (id) => {
      await translateErrors(() => stripe.checkout.sessions.expire(id))
    },
    refund: (request) => refund(stripe, request),
    sumRefunds: (id) => translateErrors(() => sumRefunds(stripe, id)),
    receive: createMessageReader(stripe, options),
    listSince: (since) => listSince(stripe, since),
  }
}

/**
 * Opens a Checkout session. Prefills the email address; if Stripe refuses it, the customer enters
 * another one.
 */
async function createSession(
  stripe: Stripe,
  id: string,
  parameters: Stripe.Checkout.SessionCreateParams,
): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.create(parameters, { idempotencyKey: id })
  } catch (error) {
    if (!isEmailRefused(error)) throw error
    const { customer_email: _refused, ...others } = parameters
    return await stripe.checkout.sessions.create(others, { idempotencyKey: `${id}_without_email` })
  }
}

/**
 * Returns the parameters of a Checkout session, which must be identical in all attempts to open a
 * payment. Tunes bear no VAT and the shop issues its own receipts, so there are no taxes and no
 * invoices. The account's settings determine the payment methods.
 */
function toSessionParameters(
  request: PaymentRequest,
  { storefrontUrl, shop }: Pick<StripeProcessorOptions, 'storefrontUrl' | 'shop'>,
): Stripe.Checkout.SessionCreateParams {
  const { id, email, locale, returnTo, expiresAt } = request
  const urls = buildReturnUrls(storefrontUrl, locale, id, returnTo)
  // Several shops can share one account.
  const metadata = { session: id, shop: storefrontUrl }
  return {
    mode: 'payment',
    line_items: listItems(request, shop).map(({ amount, ...product }) => ({
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: amount, product_data: product },
    })),
    client_reference_id: id,
    metadata,
    payment_intent_data: { description: describeProduct(request, shop).name, metadata },
    customer_email: email,
    success_url: urls.pass,
    cancel_url: `${urls.close}&reason=closed`,
    locale: locale as Stripe.Checkout.SessionCreateParams.Locale,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    adaptive_pricing: { enabled: false },
    billing_address_collection: 'auto',
  }
}

async function lookUp(
  stripe: Stripe,
  { processorId, processorPaymentId }: PaymentIds,
): Promise<PaymentFacts | null> {
  try {
    if (processorId !== null) {
      const parameters = { expand: ['payment_intent.latest_charge'] }
      return toPaymentFacts(
        await stripe.checkout.sessions.retrieve(processorId, parameters, lookUpLimits),
      )
    }
    if (processorPaymentId === null) return null
    const parameters = { expand: ['latest_charge'] }
    return toIntentFacts(
      await stripe.paymentIntents.retrieve(processorPaymentId, parameters, lookUpLimits),
    )
  } catch (error) {
    if (isMissing(error)) return null
    return await translateErrors(() => Promise.reject(error))
  }
}

/**
 * Makes a refund. A repeated request first looks for the refund, because Stripe forgets idempotency
 * keys after a day.
 */
async function refund(stripe: Stripe, request: RefundRequest): Promise<RefundFacts> {
  const { id, session, processorPaymentId, processorId, isRepeated } = request
  if (processorId !== undefined) {
    return toRefundFacts(await translateErrors(() => stripe.refunds.retrieve(processorId)))
  }
  if (processorPaymentId === undefined) throw new Error(`the payment of ${session} is not known`)
  if (isRepeated === true) {
    const made = await translateErrors(() => findRefund(stripe, processorPaymentId, id))
    if (made !== null) return toRefundFacts(made)
  }
  return await createRefund(stripe, request, processorPaymentId)
}

/**
 * Requests a refund; one that Stripe refuses has failed. Only this response proves that: a lookup
 * also fails if the key belongs to another account or lacks a permission.
 */
async function createRefund(
  stripe: Stripe,
  { id, session, amount }: RefundRequest,
  paymentIntent: string,
): Promise<RefundFacts> {
  try {
    const created = await stripe.refunds.create(
      { payment_intent: paymentIntent, amount, metadata: { refund: id, session } },
      { idempotencyKey: `${id}_${session}` },
    )
    return toRefundFacts(created)
  } catch (error) {
    const refusal = getRefundRefusal(error)
    if (refusal !== null) return { processorId: null, state: 'failed', reason: refusal }
    return await translateErrors(() => Promise.reject(error))
  }
}

async function findRefund(
  stripe: Stripe,
  paymentIntent: string,
  id: string,
): Promise<Stripe.Refund | null> {
  const list = stripe.refunds.list({ payment_intent: paymentIntent, limit: pageSize })
  for await (const one of list) {
    if (one.metadata?.['refund'] === id) return one
  }
  return null
}

async function sumRefunds(stripe: Stripe, paymentIntent: string): Promise<number> {
  let sum = 0
  const list = stripe.refunds.list({ payment_intent: paymentIntent, limit: pageSize })
  for await (const one of list) {
    if (isRefundEffective(toRefundFacts(one).state)) sum += one.amount
  }
  return sum
}

async function* listSince(
  stripe: Stripe,
  since: Date,
): AsyncIterable<PaymentNotification | UnreadableMessage> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const sessions = stripe.checkout.sessions.list({ created, limit: pageSize })
  for await (const session of translateListErrors(sessions)) {
    if (session.mode !== 'payment') continue
    const name = { id: session.id, type: 'listed' }
    yield tryToRead(name, () => ({ kind: 'payment', ...name, facts: toPaymentFacts(session) }))
  }
  // Includes delivered events, because a backup restored since then does not contain them.
  const parameters = { created, types: [...nonCheckoutEvents], limit: pageSize }
  for await (const event of translateListErrors(stripe.events.list(parameters))) {
    yield tryToRead(event, () => toNotification(event))
  }
}

/**
 * Returns an unreadable message for an object without the expected fields, so that it does not end
 * the list.
 */
function tryToRead(
  { id, type }: { readonly id: string; readonly type: string },
  read: () => PaymentNotification,
): PaymentNotification | UnreadableMessage {
  try {
    return read()
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    return { kind: 'unreadable', id, type, reason }
  }
}
