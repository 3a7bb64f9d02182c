import type { Fleet } from '../fleet.ts'
import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { createEvent } from '../../support/stripe/objects.ts'
import type {
  DoubleDispute,
  DoubleEvent,
  DoubleIntent,
  DoubleRefund,
  DoubleSession,
} from '../../support/stripe/objects.ts'
import { openStripeDouble } from '../../support/stripe/stripe-double.ts'
import type { Knobs, StripeDouble } from '../../support/stripe/stripe-double.ts'

/** The state of the Stripe account. */
export interface BankState {
  readonly sessions: readonly DoubleSession[]
  readonly intents: readonly DoubleIntent[]
  readonly refunds: readonly DoubleRefund[]
  readonly disputes: readonly DoubleDispute[]
  readonly events: readonly DoubleEvent[]
}

export const emptyBank: BankState = {
  sessions: [],
  intents: [],
  refunds: [],
  disputes: [],
  events: [],
}

/** Returns the state of a simulated Stripe account. */
export function copyBank(state: StripeDouble['state']): BankState {
  return {
    sessions: [...state.sessions.values()],
    intents: [...state.intents.values()],
    refunds: [...state.refunds.values()],
    disputes: [...state.disputes.values()],
    events: [...state.events],
  }
}

/** A simulated Stripe account; it sends its webhooks to the processes of a fleet. */
export class Bank {
  readonly #double: StripeDouble
  readonly #random: Random
  #fleet: Fleet | null = null
  /** Increases whenever calls start or stop failing. */
  changes = 0

  private constructor(double: StripeDouble, random: Random) {
    this.#double = double
    this.#random = random
  }

  /** Starts the simulation with its previous state. */
  static async open(seed: number, state: BankState): Promise<Bank> {
    const random = createRandom(seed, 4242)
    const send = async (request: Request) => await bank.#send(request)
    const bank = new Bank(await openStripeDouble(send), random)
    bank.#restore(state)
    return bank
  }

  /** Sends webhooks to these processes and uses their clock. */
  connect(fleet: Fleet): void {
    this.#fleet = fleet
    this.#double.clock.now = () => new Date(Date.now() + fleet.clockOffset)
  }

  get url(): string {
    return this.#double.url
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }

  get state(): StripeDouble['state'] {
    return this.#double.state
  }

  get knobs(): Knobs {
    return this.#double.knobs
  }

  /** Returns the session with a Stripe id. */
  getSession(id: string): DoubleSession {
    return this.state.getSession(id)
  }

  /** Changes how API calls respond. */
  setApi(api: Knobs['api']): void {
    this.changes += 1
    this.knobs.api = api
    this.#double.releaseHanging()
  }

  /** Sends the held webhooks. */
  async flush(order: 'in-order' | 'reversed'): Promise<void> {
    await this.#double.flush(order)
  }

  /** Waits until the shop has responded to all webhooks. */
  async settle(): Promise<void> {
    await this.#double.settle()
  }

  /** Sends a webhook about a paid session with a wrong signature; returns the response status. */
  async forge(session: DoubleSession): Promise<number> {
    const paid = { ...session, status: 'complete', payment_status: 'paid' }
    const event = createEvent('checkout.session.completed', paid, this.state.now())
    this.knobs.forges = true
    // The signature is created before the first await.
    const delivery = this.#double.deliver(event)
    this.knobs.forges = false
    return await delivery
  }

  /** Expires the sessions that are past their deadline, as Stripe does. */
  expireSessions(): void {
    const now = this.state.now().getTime() / 1000
    for (const session of this.state.sessions.values()) {
      if (session.status === 'open' && session.expires_at < now) this.state.expire(session)
    }
  }

  /** Ends the faults: all calls get a response, and idempotency keys are forgotten. */
  async calmDown(): Promise<void> {
    this.setApi('works')
    Object.assign(this.knobs, { webhooks: 'sends', copies: 1 })
    await this.#double.flush()
    this.#double.idempotency.forget()
  }

  save(): BankState {
    return copyBank(this.state)
  }

  async close(): Promise<void> {
    await this.#double.close()
  }

  #restore({ sessions, intents, refunds, disputes, events }: BankState): void {
    for (const one of sessions) this.state.sessions.set(one.id, one)
    for (const one of intents) this.state.intents.set(one.id, one)
    for (const one of refunds) this.state.refunds.set(one.id, one)
    for (const one of disputes) this.state.disputes.set(one.id, one)
    this.state.events.push(...events)
  }

  /** Never rejects: a webhook without a response is not repeated. */
  async #send(request: Request): Promise<Response> {
    const bytes = new Uint8Array(await request.arrayBuffer())
    const outcome = await this.#fleet
      ?.exchange(this.#random, {
        method: 'POST',
        path: new URL(request.url).pathname,
        form: { type: 'application/json', bytes },
        headers: { 'stripe-signature': request.headers.get('stripe-signature') ?? '' },
      })
      .catch(() => null)
    const hasResponse = outcome !== null && typeof outcome === 'object'
    return new Response(null, { status: hasResponse ? outcome.status : 503 })
  }
}
