import type { Outcome } from './failure.ts'

const maxEntries = 100

/** Caches the provider's product responses to guests. */
export interface ProductCache {
  /** Returns the cached outcome for `key`, or that of `load`, which is cached if it succeeds. */
  get<TValue>(key: string, load: () => Promise<Outcome<TValue>>): Promise<Outcome<TValue>>
}

/**
 * Creates an empty cache of the most recently used outcomes. They do not expire, so the provider's
 * catalogue must not change while the cache exists.
 */
export function createProductCache(): ProductCache {
  const entries = new Map<string, Outcome<unknown>>()
  return {
    async get<TValue>(key: string, load: () => Promise<Outcome<TValue>>) {
      // A key includes the name of the provider call, which determines the type of its entry.
      const cached = entries.get(key) as Outcome<TValue> | undefined
      const outcome = cached ?? (await load())
      entries.delete(key)
      if (outcome.ok) entries.set(key, outcome)
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
      return outcome
    },
  }
}
