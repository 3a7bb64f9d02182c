import { DoubleError } from './errors.ts'

export interface Answer {
  readonly status: number
  readonly body: object
}

interface Kept {
  readonly request: string
  /** Undefined while the first request is running. */
  answer?: Answer
}

/**
 * Keeps the first answer to each idempotency key and gives it again. Another request with the same
 * key is an error, and so is the same one while it is running. https://docs.stripe.com/api/idempotent_requests
 */
export function createIdempotencyStore() {
  const store = new Map<string, Kept>()
  return {
    /** How many requests were answered from the store. */
    replays: 0,
    /** How many requests came while the same one was running. */
    conflicts: 0,
    /** Forgets all keys, as Stripe does after a day. */
    forget: () => store.clear(),
    async run(
      key: string | undefined,
      request: string,
      work: () => Promise<Answer>,
    ): Promise<Answer> {
      if (key === undefined) return await work()
      if (key.length > 255) throw new DoubleError(400, { type: 'invalid_request_error' })
      const kept = store.get(key)
      if (kept !== undefined) {
        if (kept.request !== request) throw new DoubleError(400, { type: 'idempotency_error' })
        if (kept.answer === undefined) {
          this.conflicts += 1
          throw new DoubleError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' })
        }
        this.replays += 1
        return kept.answer
      }
      const running: Kept = { request }
      store.set(key, running)
      try {
        running.answer = await work()
        return running.answer
      } catch (error) {
        // Nothing is kept of a request that was not valid.
        if (error instanceof DoubleError && !error.isKept) store.delete(key)
        else if (error instanceof DoubleError) running.answer = error
        throw error
      }
    },
  }
}
