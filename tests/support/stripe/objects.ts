import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'

/** The fields of Stripe's objects that the double supports, with the library's types. */
export type DoubleSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'mode'
  | 'client_reference_id'
  | 'metadata'
  | 'amount_total'
  | 'currency'
  | 'customer_details'
  | 'status'
  | 'payment_status'
  | 'url'
  | 'success_url'
  | 'cancel_url'
  | 'created'
  | 'expires_at'
  | 'livemode'
> & { payment_intent: string | DoubleIntent | null }

export type DoubleIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'currency' | 'metadata' | 'status' | 'livemode'
> & { latest_charge: string | DoubleCharge }

export type DoubleCharge = Pick<Stripe.Charge, 'id' | 'object'> & {
  billing_details: { address: { country: string } }
  payment_method_details: MethodDetails
}

/** The payment method, with the details from the bank or wallet. */
type MethodDetails = Pick<Stripe.Charge.PaymentMethodDetails, 'type'> & {
  [Method in PaymentMethod]?: Partial<NonNullable<Stripe.Charge.PaymentMethodDetails[Method]>>
}

/** A payment method; a bank takes days to collect a direct debit. */
type PaymentMethod =
  | 'bancontact'
  | 'card'
  | 'eps'
  | 'ideal'
  | 'klarna'
  | 'link'
  | 'paypal'
  | 'sepa_debit'

export type DoubleRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'metadata' | 'status' | 'created'
> & {
  payment_intent: string
  failure_reason?: string
  pending_reason?: Stripe.Refund.PendingReason
}

export type DoubleDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'reason' | 'status'
> & {
  payment_intent: string
  evidence_details: { due_by: number | null }
  payment_method_details?: {
    card: { case_type: Stripe.Dispute.PaymentMethodDetails.Card.CaseType }
  }
}

export type DoubleEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'type' | 'api_version' | 'created' | 'livemode'
> & { account?: string; data: { object: object } }

/** Creates an id as Stripe does, such as `cs_test_…`. */
export function createId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** The input on the payment page. */
export interface TypedCard {
  /** The country that issued the card, or of the paying account. */
  readonly cardCountry?: string
  /** A payment method other than a card. */
  readonly method?: PaymentMethod
  readonly billingCountry?: string
  /** Overrides the requested amount and currency. */
  readonly amount?: number
  readonly currency?: string
}

/** Returns whether a refund takes money from the payment. */
export function isEffective({ status }: DoubleRefund): boolean {
  return status !== 'failed' && status !== 'canceled'
}

/** Creates the payment of a session. */
export function createIntent(
  session: DoubleSession,
  metadata: Record<string, string>,
  card: TypedCard,
): DoubleIntent {
  const amount = card.amount ?? session.amount_total ?? 0
  return {
    id: createId('pi'),
    object: 'payment_intent',
    amount,
    amount_received: amount,
    currency: card.currency ?? session.currency ?? 'eur',
    metadata: { ...metadata },
    status: 'succeeded',
    livemode: session.livemode,
    latest_charge: {
      id: createId('ch'),
      object: 'charge',
      billing_details: { address: { country: card.billingCountry ?? 'NL' } },
      payment_method_details: createMethodDetails(card),
    },
  }
}

/** Sets the payer's country in the method's field, if Stripe has one. */
function createMethodDetails({
  method: type = 'card',
  cardCountry: country = 'DE',
}: TypedCard): MethodDetails {
  switch (type) {
    case 'bancontact':
      return { type, bancontact: { bic: `GEBA${country}BB` } }
    case 'ideal':
      return { type, ideal: { bic: `ABNA${country}2A` } }
    case 'klarna':
      return { type, klarna: { payer_details: { address: { country } } } }
    case 'eps':
      return { type, eps: {} }
    default:
      return { type, [type]: { country } }
  }
}

/** Creates an event with the current state of an object. */
export function createEvent(type: string, object: object, now: Date): DoubleEvent {
  return {
    id: createId('evt'),
    object: 'event',
    type: type as DoubleEvent['type'],
    api_version: Stripe.API_VERSION,
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
    data: { object: structuredClone(object) },
  }
}
