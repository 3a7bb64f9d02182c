import { setTimeout as wait } from 'node:timers/promises'
import type { Call, Outcome, Reply } from './exchange.ts'
import type { CustomerFacts } from './journal.ts'
import type { Random } from './random.ts'
import type { ProductFacts, World } from './world.ts'

const maxAttempts = 200
const retryDelayMs = 20

/** The response to a request that was repeated until there was one. */
export interface RepeatedReply {
  readonly reply: Reply
  /** The number of earlier attempts without a response, which may have succeeded. */
  readonly lost: number
}

/** Whether a request was refused because too many passwords are waiting to be hashed. */
function isBusy(outcome: Outcome): boolean {
  return typeof outcome === 'object' && outcome.status === 429 && outcome.body?.reason === 'busy'
}

/** One operation: the requests of one customer or guest. */
export class Visit {
  readonly world: World
  readonly random: Random
  readonly operation: number
  readonly #customer: CustomerFacts | null
  #actor: string

  constructor(world: World, random: Random, operation: number, customer: CustomerFacts | null) {
    this.world = world
    this.random = random
    this.operation = operation
    this.#customer = customer
    this.#actor = customer?.email ?? `guest ${operation}`
  }

  get customer(): CustomerFacts {
    if (this.#customer === null) throw new Error('a guest has no account')
    return this.#customer
  }

  /** Creates the name of the guest in the journal. */
  introduce(email: string): void {
    this.#actor = email
  }

  report(rule: string, detail: unknown = ''): void {
    const text = typeof detail === 'string' ? detail : JSON.stringify(detail)
    this.world.violations.push({
      rule: text === '' ? rule : `${rule}: ${text}`,
      actor: this.#actor,
    })
    this.#note('violation', rule)
  }

  /**
   * Sends a request once; returns null if there is no response or the shop failed. A failure is a
   * violation unless the disk was full or the database was down.
   */
  async send(call: Call): Promise<Reply | null> {
    const { fleet, counts } = this.world
    for (;;) {
      const before = fleet.storageChanges
      const wasDown = fleet.isStorageDown
      const outcome = await fleet.exchange(this.random, call)
      // Neither had an effect.
      if (outcome === 'refused' || isBusy(outcome)) {
        await wait(retryDelayMs)
        continue
      }
      counts.requests += 1
      const action = `${call.method} ${call.path.slice(0, 80)} ${JSON.stringify(call.body ?? '')}`
      if (outcome === 'lost') {
        counts.lost += 1
        if (fleet.isReplacing) this.report('a request failed during a rolling restart', action)
        this.#note(action, 'no response')
        return null
      }
      this.#note(action, `${outcome.status} ${outcome.body?.reason ?? ''}`)
      if (outcome.status >= 500 && outcome.body?.reason === undefined) {
        const couldStore = !wasDown && !fleet.isStorageDown && fleet.storageChanges === before
        if (couldStore)
          this.report('a request failed for no reason', [action, ...fleet.getErrors().slice(-2)])
        return null
      }
      if (outcome.status >= 400) counts.refused += 1
      return outcome
    }
  }

  /** Repeats a request until there is a response. */
  async sendUntilAnswered(call: Call): Promise<RepeatedReply> {
    const { fleet } = this.world
    let lost = 0
    for (let attempts = 0; attempts < maxAttempts;) {
      // While the disk is full or the database is down, the number of attempts is unlimited.
      if (!fleet.isStorageDown) attempts += 1
      const reply = await this.send(call)
      if (reply !== null) return { reply, lost }
      lost += 1
      await wait(retryDelayMs)
    }
    throw new Error(`${call.method} ${call.path} gets no response`)
  }

  /** Sends a request of the logged-in customer once. */
  async request(call: Call): Promise<Reply | null> {
    for (;;) {
      const reply = await this.send({ ...call, token: await this.#getToken() })
      if (reply?.status !== 401) return reply
      this.#dropToken()
    }
  }

  /** Repeats a request of the logged-in customer until there is a response. */
  async requestUntilAnswered(call: Call): Promise<RepeatedReply> {
    for (let lost = 0; ;) {
      const repeated = await this.sendUntilAnswered({ ...call, token: await this.#getToken() })
      lost += repeated.lost
      if (repeated.reply.status !== 401) return { reply: repeated.reply, lost }
      this.#dropToken()
    }
  }

  /** Logs in with the acknowledged password. */
  async logIn(): Promise<string> {
    const { customer } = this
    const jumps = this.world.fleet.clockJumps
    const { reply } = await this.tryPassword(customer.password)
    if (reply.status !== 200) throw new Error(`the acknowledged password is refused`)
    customer.token = String(reply.body.token)
    customer.isTokenDoubtful = this.world.fleet.clockJumps !== jumps
    return customer.token
  }

  async tryPassword(password: string): Promise<RepeatedReply> {
    const { email } = this.customer
    const body = { email, password, device_name: 'chaos', remember: this.random.chance(0.7) }
    return await this.sendUntilAnswered({ method: 'POST', path: '/api/v1/customer/login', body })
  }

  /** Returns whether a token is accepted. */
  async isTokenValid(token: string): Promise<boolean> {
    const { reply } = await this.sendUntilAnswered({
      method: 'GET',
      path: '/api/v1/customer/get',
      token,
    })
    return reply.status !== 401
  }

  /** Picks a product that the customer can probably buy. */
  pickProduct(): ProductFacts {
    const { owned, cart } = this.customer
    const picks = Array.from({ length: 5 }, () => this.random.pick(this.world.products))
    const isNew = ({ id, packId }: ProductFacts) =>
      [id, packId ?? id].every((one) => !owned.includes(one) && !cart.includes(one))
    return picks.find(isNew) ?? this.random.pick(picks)
  }

  async #getToken(): Promise<string> {
    return this.customer.token ?? (await this.logIn())
  }

  /** Discards a token that the shop no longer accepts, which only a clock jump explains. */
  #dropToken(): void {
    if (!this.customer.isTokenDoubtful) throw new Error('a valid session is refused')
    this.customer.token = null
  }

  #note(action: string, result: string): void {
    this.world.journal.add({ operation: this.operation, actor: this.#actor, action, result })
  }
}
