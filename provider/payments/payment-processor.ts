import type {
  DisputeStage,
  DisputeState,
  PaymentStatus,
  ReturnTo,
} from './payment-session.rules.ts'
import type { RefundFacts, RefundRequest } from './refunds.rules.ts'
import type { Texts } from '../texts/texts.ts'

/** Whether real money moves: `live`; otherwise the service's `test` mode or the `demo` page. */
export type PaymentMode = 'live' | 'test' | 'demo'

/**
 * A payment to open. All attempts to open it must be identical, because its id is an idempotency
 * key.
 */
export interface PaymentRequest {
  /** The id of the payment session. */
  readonly id: string
  /** In cents. */
  readonly amount: number
  readonly currency: 'EUR'
  readonly email: string
  /** Two-letter language code, such as `de`. */
  readonly locale: string
  readonly returnTo: ReturnTo
  /** The contents of the cart that the top-up is for; null without a cart. */
  readonly contents: PaymentContents | null
  readonly expiresAt: Date
}

/** The purpose of a payment, as displayed on the payment page. */
export interface PaymentContents {
  /** The names of the first few products in the cart. */
  readonly names: readonly string[]
  /** The number of unnamed products. */
  readonly more: number
  /** What the order costs; missing for a top-up. */
  readonly order?: PaidContents
}

/** An order that a card pays for, as displayed on the payment page. Amounts are in cents. */
export interface PaidContents {
  /** What each named product costs, after discounts. */
  readonly prices: readonly number[]
  /** What the unnamed products cost together. */
  readonly rest: number
  /** What a gift card and the balance pay. */
  readonly giftCard: number
  readonly balance: number
  /** What becomes Tunes, because the card cannot be charged less. */
  readonly surplus: number
}

/** An opened payment; the customer pays at `url`. */
export interface OpenedPayment {
  readonly processorId: string | null
  readonly url: string
}

/** The processor's ids for looking up a payment. */
export interface PaymentIds {
  /** The processor's session id, or null if unknown. */
  readonly processorId: string | null
  readonly processorPaymentId: string | null
}

/** A payment as reported by the processor. */
export interface PaymentFacts extends PaymentIds {
  /** The shop's session id; null for a payment that this shop did not open. */
  readonly sessionId: string | null
  /** The URL of the shop that opened it; missing if the processor does not report it. */
  readonly shop?: string
  readonly status: PaymentStatus
  /** In cents. */
  readonly amount: number
  /** In uppercase. */
  readonly currency: string
  /** The processor's name for the method, such as `card` or `sepa_debit`; null if unknown. */
  readonly method: string | null
  /**
   * ISO 3166-1 code of the country of the card issuer, or of the account or wallet used instead;
   * null if unknown.
   */
  readonly cardCountry: string | null
  readonly billingCountry: string | null
}

/** A dispute as reported by the processor. */
export interface DisputeFacts {
  readonly id: string
  readonly amount: number
  readonly reason: string
  readonly dueAt: Date | null
  readonly state: DisputeState
  readonly stage: DisputeStage
  /** The time of the report; messages can be delayed and out of order. */
  readonly reportedAt: Date
  /** The processor's money movement that the notification reports, or null. */
  readonly movement: 'withdrawn' | 'reinstated' | null
}

/** A message from the processor, identified by `id` across repeated deliveries. */
export type PaymentNotification =
  | {
      readonly kind: 'payment'
      readonly id: string
      readonly type: string
      readonly facts: PaymentFacts
    }
  | {
      readonly kind: 'refund'
      readonly id: string
      readonly type: string
      readonly payment: PaymentIds
      /** In cents. */
      readonly amount: number
      /** The id in the shop's request; null for a refund made at the processor. */
      readonly requestId: string | null
      readonly facts: RefundFacts
    }
  | {
      readonly kind: 'dispute'
      readonly id: string
      readonly type: string
      readonly payment: PaymentIds
      readonly facts: DisputeFacts
    }
  | {
      readonly kind: 'fraud-warning'
      readonly id: string
      readonly type: string
      readonly payment: PaymentIds
    }
  | { readonly kind: 'ignored'; readonly id: string; readonly type: string }

/** A message from the processor without the expected contents. */
export interface UnreadableMessage {
  readonly kind: 'unreadable'
  readonly id: string
  readonly type: string
  readonly reason: string
}

/** A signed message as received; `body` contains the signed bytes. */
export interface SignedMessage {
  readonly body: Uint8Array
  readonly signature: string | null
}

/** A processor's webhook for payments, refunds and disputes, whose messages `receive` reads. */
export interface ProcessorWebhook {
  /** Its path in this shop. The storefront forwards it to the embedded provider. */
  readonly path: string
  /** The name of the header with the signature. */
  readonly signatureHeader: string
  /** The prefix of message types about payments. */
  readonly paymentTypes: string
}

/** The names of the service in texts for the owner, by placeholder. */
export type ProcessorWords = Readonly<
  Record<'processor' | 'statusPage' | 'keySetting' | 'webhookSetting', string>
>

type ReasonTexts = Readonly<Record<string, Extract<keyof Texts, `processor_reason_${string}`>>>

/** The texts for the codes with which a service explains disputes and refunds. */
export type ProcessorReasons = Readonly<Record<'dispute' | 'refund', ReasonTexts>>

/**
 * An opened payment service, or the demo payment page. Calls reject with a
 * `ProcessorUnavailableError` if there is no usable response; all of them can be repeated.
 */
export interface PaymentProcessor {
  /** The name stored with payments. */
  readonly name: string
  /** The mode in which it opens payments. */
  readonly mode: PaymentMode
  /** True if it is an external service, which can fail and with which payments are reconciled. */
  readonly isService: boolean
  /** Null if it reports payments in another way. */
  readonly webhook: ProcessorWebhook | null
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** Returns a payment, or null if the processor has no information about it. */
  lookUp(ids: PaymentIds): Promise<PaymentFacts | null>
  /** Ends an open payment, so that it can no longer be paid. */
  expire(processorId: string): Promise<void>
  /** Makes a refund once; repeated calls return its state. */
  refund(request: RefundRequest): Promise<RefundFacts>
  /** Returns the sum of a payment's refunds in cents, except failed ones. */
  sumRefunds(processorPaymentId: string): Promise<number>
  /** Reads a signed message; throws a `RejectedMessageError` for any other. */
  receive(message: SignedMessage): Promise<PaymentNotification>
  /**
   * Lists the payments since a time, and the messages about refunds and disputes, even if already
   * received. Includes unreadable messages.
   */
  listSince(since: Date): AsyncIterable<PaymentNotification | UnreadableMessage>
}

/** The processors of a shop. */
export interface PaymentProcessors {
  /** The processor for new payments. */
  readonly current: PaymentProcessor
  /**
   * The names of the service in alerts: the current one or, without one, the one that earlier
   * payments may have used.
   */
  readonly words: ProcessorWords
  /** The texts for the service's codes. */
  readonly reasons: ProcessorReasons
  /** Returns the processor of earlier payments; null if it is no longer configured. */
  get(name: string): PaymentProcessor | null
}

/**
 * The reason there is no usable response: the request was `refused`, the key is wrong or lacks a
 * permission (`forbidden`), or the processor is unreachable or failed (`unanswered`).
 */
export type ProcessorFailure = 'refused' | 'forbidden' | 'unanswered'

/**
 * Thrown if the processor gives no usable response; `message` contains its answer without secrets
 * and email addresses.
 */
export class ProcessorUnavailableError extends Error {
  readonly failure: ProcessorFailure

  constructor(message: string, failure: ProcessorFailure = 'unanswered') {
    super(message)
    this.failure = failure
  }

  get isRefused(): boolean {
    return this.failure === 'refused'
  }
}

/**
 * Thrown for a message that the processor has not signed, that is too old, or that is from another
 * mode.
 */
export class RejectedMessageError extends Error {}

/** Thrown if a payment that is opened again can no longer be made, because its page has ended. */
export class PaymentEndedError extends Error {}
