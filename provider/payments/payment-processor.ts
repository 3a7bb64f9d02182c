import type {
  DisputeStage,
  DisputeState,
  PaymentStatus,
  ReturnTo,
} from './payment-session.rules.ts'
import type { ProcessorReasons, ProcessorWebhook, ProcessorWords } from './payment-service.ts'
import type { RefundFacts, RefundRequest } from './refunds.rules.ts'

/** Whether money moves: `live`, or else the test mode of a service or the demo page. */
export type PaymentMode = 'live' | 'test' | 'demo'

/** A payment to open. All attempts to open it must be equal, because its id is idempotent. */
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
  /** What is in the cart that it is for; null for a top-up. */
  readonly contents: PaymentContents | null
  readonly expiresAt: Date
}

/** The purpose of a payment, which the payment page shows. */
export interface PaymentContents {
  /** The names of what is in the cart, at most a few. */
  readonly names: readonly string[]
  /** How many more there are. */
  readonly more: number
}

/** An opened payment; the customer pays at `url`. */
export interface OpenedPayment {
  readonly processorId: string | null
  readonly url: string
}

/** The processor's ids by which a payment is looked up. */
export interface PaymentIds {
  /** The processor's id of the session, or null if it is not known. */
  readonly processorId: string | null
  readonly processorPaymentId: string | null
}

/** The processor's state of a payment. */
export interface PaymentFacts extends PaymentIds {
  /** Our id of the session; null for a payment that this shop did not open. */
  readonly sessionId: string | null
  /** The address of the shop that opened it; missing if the processor does not say. */
  readonly shop?: string
  readonly status: PaymentStatus
  /** In cents. */
  readonly amount: number
  /** In upper case. */
  readonly currency: string
  /** The processor's name of the method, such as `card` or `sepa_debit`; null while it is not known. */
  readonly method: string | null
  /**
   * ISO 3166-1 code of the country that issued the card, or where the account or wallet is that paid
   * instead; null if it is not known.
   */
  readonly cardCountry: string | null
  readonly billingCountry: string | null
}

/** The processor's state of a dispute. */
export interface DisputeFacts {
  readonly id: string
  readonly amount: number
  readonly reason: string
  readonly dueAt: Date | null
  readonly state: DisputeState
  readonly stage: DisputeStage
  /** When the processor said so; messages can come later and in any order. */
  readonly reportedAt: Date
  /** Whether the notification is about money that the processor took or gave back. */
  readonly movement: 'withdrawn' | 'reinstated' | null
}

/** A message of the processor. `id` identifies it, however often it is sent. */
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
      /** The id in our request; null for a refund that was made at the processor. */
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

/** A message of the processor that does not have the expected contents. */
export interface UnreadableMessage {
  readonly kind: 'unreadable'
  readonly id: string
  readonly type: string
  readonly reason: string
}

/** A signed message as it came; `body` contains the bytes that were signed. */
export interface SignedMessage {
  readonly body: Uint8Array
  readonly signature: string | null
}

/**
 * The company that receives card payments. Calls reject with a `ProcessorUnavailableError` if there
 * is no usable response; everything can be repeated.
 */
export interface PaymentProcessor {
  /** As stored with payments. */
  readonly name: string
  /** The mode of the payments that it opens. */
  readonly mode: PaymentMode
  /** Whether it is a service outside of the shop, with which payments are compared and which can fail. */
  readonly isService: boolean
  /** Null if it reports payments in another way. */
  readonly webhook: ProcessorWebhook | null
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** Returns what is known about a payment; null if nothing is. */
  lookUp(ids: PaymentIds): Promise<PaymentFacts | null>
  /** Ends an open payment, so that it can no longer be paid. */
  expire(processorId: string): Promise<void>
  /** Makes a refund once, or returns the state of the one that was made. */
  refund(request: RefundRequest): Promise<RefundFacts>
  /** Returns the sum of the refunds of a payment in cents, without those that failed. */
  sumRefunds(processorPaymentId: string): Promise<number>
  /** Reads a signed message; throws a `RejectedMessageError` for any other. */
  receive(message: SignedMessage): Promise<PaymentNotification>
  /**
   * Lists the payments since then, and the messages about refunds and disputes, received or not. What
   * cannot be read is listed as such.
   */
  listSince(since: Date): AsyncIterable<PaymentNotification | UnreadableMessage>
}

/** The processors of a shop. */
export interface PaymentProcessors {
  /** Receives new payments. */
  readonly current: PaymentProcessor
  /**
   * What alerts call the service: the current one or, in a shop that has none, the one that earlier
   * payments can be of.
   */
  readonly words: ProcessorWords
  /** What its codes mean. */
  readonly reasons: ProcessorReasons
  /** Returns the processor of earlier payments; null if it is not configured any more. */
  get(name: string): PaymentProcessor | null
}

/**
 * Why there is no usable response: the processor does not accept the request, or the key is wrong or
 * lacks a permission, or the processor cannot be reached or has failed.
 */
export type ProcessorFailure = 'refused' | 'forbidden' | 'unanswered'

/**
 * There is no usable response of the processor; `message` contains what it says, without secrets and
 * email addresses.
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

/** A message that is not signed by the processor, is too old, or is of another mode. */
export class RejectedMessageError extends Error {}
