import type { Outcome } from '../failure.ts'

const maxEntries = 100

/** How long an outcome is cached, in milliseconds. */
const ttlMs = 60_000

interface Entry {
  readonly outcome: Outcome<unknown>
  readonly expiresAt: number
}

/** Caches the provider's product responses to guests. */
export interface ProductCache {
  /** Returns the cached outcome for `key`, or that of `load`, which is cached if it succeeds. */
  get<TValue>(key: string, load: () => Promise<Outcome<TValue>>): Promise<Outcome<TValue>>
}

/**
 * Creates an LRU cache whose entries expire after a minute; `now` returns milliseconds. Outcomes
 * loaded under a different result of `getVersion`, the catalogue's version, are ignored.
 */
export function createProductCache(
  now: () => number = () => performance.now(),
  getVersion: () => string | null = () => null,
): ProductCache {
  const entries = new Map<string, Entry>()

  function find(key: string): Entry | undefined {
    const entry = entries.get(key)
    entries.delete(key)
    return entry && entry.expiresAt > now() ? entry : undefined
  }

  async function loadEntry(load: () => Promise<Outcome<unknown>>): Promise<Entry> {
    const expiresAt = now() + ttlMs
    return { outcome: await load(), expiresAt }
  }

  return {
    async get<TValue>(name: string, load: () => Promise<Outcome<TValue>>) {
      const key = JSON.stringify([getVersion(), name])
      const entry = find(key) ?? (await loadEntry(load))
      // A key includes the provider call, which determines the entry's type.
      const outcome = entry.outcome as Outcome<TValue>
      entries.delete(key)
      if (outcome.ok) entries.set(key, entry)
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
      return outcome
    },
  }
}
