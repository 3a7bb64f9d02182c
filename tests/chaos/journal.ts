import { appendFileSync } from 'node:fs'

/** The state of a card payment as its customer knows it. */
type PaymentState = 'open' | 'paid' | 'maybe-paid'

/** The profile fields that customers change. */
export interface Profile {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly location: string | null
}

/** The facts acknowledged to a customer; amounts in cents. */
export interface CustomerFacts {
  readonly id: number
  readonly email: string
  password: string
  profile: Profile
  hasPicture: boolean
  /** The access token in use; null when logged out. */
  token: string | null
  /** Whether the token may have expired after a clock jump. */
  isTokenDoubtful: boolean
  /** Ids of the products in the cart. */
  cart: number[]
  readonly owned: number[]
  /** Ids of the orders, oldest first. */
  readonly orders: number[]
  /** The id of a cart that was paid for by card, while it is not known what became of it. */
  undecidedCart?: number | null
}

interface OrderFacts {
  readonly id: number
  readonly customer: number
  readonly cart: number
  readonly products: readonly number[]
  readonly grandTotal: number
  readonly amountPaid: number
}

export interface PaymentFacts {
  readonly id: string
  readonly customer: number
  readonly amount: number
  state: PaymentState
}

interface WithdrawalFacts {
  readonly id: number
  readonly customer: number
  /**
   * Whether the session may have expired before; withdrawing from another contract does not require
   * one.
   */
  readonly mayBeGuest: boolean
  /** The id of the payment session, or null for another contract. */
  readonly session: string | null
  readonly refund: number
}

/** A refund of an order acknowledged to the owner. */
interface OrderRefundFacts {
  readonly id: number
  readonly order: number
  readonly tunes: number
  readonly giftCard: number
}

/** A refund of a top-up acknowledged to the owner. */
interface RefundFacts {
  readonly id: number
  readonly session: string
  readonly amount: number
}

/** An email accepted by the mail server, and how often it was. */
export interface DeliveryFacts {
  readonly to: string
  readonly count: number
}

/** The acknowledged facts of a run, and the outcomes of lost responses. */
export interface Facts {
  readonly customers: CustomerFacts[]
  readonly orders: OrderFacts[]
  readonly payments: PaymentFacts[]
  readonly withdrawals: WithdrawalFacts[]
  readonly orderRefunds: OrderRefundFacts[]
  readonly refunds: RefundFacts[]
  /** The number of top-up refunds whose command was killed. */
  doubtfulRefunds: number
  /** Accepted emails by `Message-ID`. */
  readonly deliveries: Record<string, DeliveryFacts>
  /** The maximum number of repeated deliveries that interruptions explain. */
  interruptions: number
  /** The largest clock offset in milliseconds. */
  maxClockOffset: number
  /** The texts of contact messages, acknowledged and with a lost response. */
  readonly messages: string[]
  readonly doubtfulMessages: string[]
  /** The number of payment sessions and accounts whose creation was not confirmed. */
  lostSessions: number
  lostAccounts: number
  /** The number of acknowledged complete downloads by `customer product`. */
  readonly downloads: Record<string, number>
}

export function createFacts(): Facts {
  return {
    customers: [],
    orders: [],
    payments: [],
    withdrawals: [],
    orderRefunds: [],
    refunds: [],
    doubtfulRefunds: 0,
    deliveries: {},
    interruptions: 0,
    maxClockOffset: 0,
    messages: [],
    doubtfulMessages: [],
    lostSessions: 0,
    lostAccounts: 0,
    downloads: {},
  }
}

/** A request or event, stored as one line of the journal file. */
export interface JournalLine {
  readonly operation: number
  readonly actor: string
  readonly action: string
  readonly result: string
}

const excerptLength = 15

/** The log of one part of a run, used to explain a violation. */
export class Journal {
  readonly #path: string
  readonly #lines: JournalLine[] = []
  #unwritten = ''

  constructor(path: string) {
    this.#path = path
  }

  add(line: JournalLine): void {
    this.#lines.push(line)
    this.#unwritten += `${JSON.stringify(line)}\n`
    if (this.#unwritten.length > 100_000) this.flush()
  }

  flush(): void {
    appendFileSync(this.#path, this.#unwritten)
    this.#unwritten = ''
  }

  /** Returns the last lines about a customer or the disturbances, oldest first. */
  getExcerpt(actor: string): JournalLine[] {
    return this.#lines
      .filter((line) => line.actor === actor || line.actor === 'disturbance')
      .slice(-excerptLength)
  }
}
