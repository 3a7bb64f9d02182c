import { appendFileSync } from 'node:fs'

/** A card payment as its customer knows it. */
type PaymentState = 'open' | 'paid' | 'maybe-paid'

/** The profile fields that customers change. */
export interface Profile {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string | null
  readonly location: string | null
}

/** What a customer was told. Amounts are in cents. */
export interface CustomerFacts {
  readonly id: number
  readonly email: string
  password: string
  profile: Profile
  hasPicture: boolean
  /** The access token in use; null when logged out. */
  token: string | null
  /** Whether the token may have expired because of a clock that jumped. */
  isTokenDoubtful: boolean
  /** Ids of the products in the cart. */
  cart: number[]
  readonly owned: number[]
  /** Ids of the orders, oldest first. */
  readonly orders: number[]
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
  /** Whether the session may have ended before; withdrawing from a contract does not require one. */
  readonly mayBeGuest: boolean
  /** Id of the payment session, or null for another contract. */
  readonly session: string | null
  readonly refund: number
}

/** A refund of an order that the owner was told of. */
interface OrderRefundFacts {
  readonly id: number
  readonly order: number
  readonly tunes: number
  readonly giftCard: number
}

/** A refund of a top-up that the owner was told of. */
interface RefundFacts {
  readonly id: number
  readonly session: string
  readonly amount: number
}

/** An email that the mail server has accepted, and how often. */
export interface DeliveryFacts {
  readonly to: string
  readonly count: number
}

/** Everything that was acknowledged to customers and what became of lost responses. */
export interface Facts {
  readonly customers: CustomerFacts[]
  readonly orders: OrderFacts[]
  readonly payments: PaymentFacts[]
  readonly withdrawals: WithdrawalFacts[]
  readonly orderRefunds: OrderRefundFacts[]
  readonly refunds: RefundFacts[]
  /** The number of refunds of top-ups whose command was killed. */
  doubtfulRefunds: number
  /** Accepted emails by `Message-ID`. */
  readonly deliveries: Record<string, DeliveryFacts>
  /** How often an email may have been sent again, because something was interrupted. */
  interruptions: number
  /** How far the clock was ahead at most, in milliseconds. */
  maxClockOffset: number
  /** The texts of contact messages: acknowledged ones, and those whose response was lost. */
  readonly messages: string[]
  readonly doubtfulMessages: string[]
  /** The number of payment sessions and accounts whose creation was not confirmed. */
  lostSessions: number
  lostAccounts: number
  /** Acknowledged complete downloads by `customer product`. */
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

/** One request or event, as the journal file contains it. */
export interface JournalLine {
  readonly operation: number
  readonly who: string
  readonly what: string
  readonly result: string
}

const excerptLength = 15

/** The log of a part, which explains a violation. */
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
  getExcerpt(who: string): JournalLine[] {
    return this.#lines
      .filter((line) => line.who === who || line.who === 'disturbance')
      .slice(-excerptLength)
  }
}
