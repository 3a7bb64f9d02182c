import { DoubleError } from './errors.ts'

export interface ApiResponse {
  readonly status: number
  readonly body: object
}

interface StoredRequest {
  readonly request: string
  /** Undefined while the first request is running. */
  response?: ApiResponse
}

/**
 * Replays the first response for each idempotency key. A different request with the same key is an
 * error, and so is the same one while it is running.
 * https://docs.stripe.com/api/idempotent_requests
 */
export function createIdempotencyStore() {
  const store = new Map<string, StoredRequest>()
  return {
    /** The number of replayed responses. */
    replays: 0,
    /** The number of requests that arrived while the same one was running. */
    conflicts: 0,
    /** Discards all keys, as Stripe does after a day. */
    forget: () => store.clear(),
    async run(
      key: string | undefined,
      request: string,
      work: () => Promise<ApiResponse>,
    ): Promise<ApiResponse> {
      if (key === undefined) return await work()
      if (key.length > 255) throw new DoubleError(400, { type: 'invalid_request_error' })
      const stored = store.get(key)
      if (stored !== undefined) {
        if (stored.request !== request) throw new DoubleError(400, { type: 'idempotency_error' })
        if (stored.response === undefined) {
          this.conflicts += 1
          throw new DoubleError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' })
        }
        this.replays += 1
        return stored.response
      }
      const running: StoredRequest = { request }
      store.set(key, running)
      try {
        running.response = await work()
        return running.response
      } catch (error) {
        // Invalid requests are not stored.
        if (error instanceof DoubleError && !error.isStored) store.delete(key)
        else if (error instanceof DoubleError) running.response = error
        throw error
      }
    },
  }
}
