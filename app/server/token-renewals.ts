import type { Outcome } from '#app/provider/failure.ts'
import type { Session } from '#app/provider/types.ts'

/** How long a token is used before it is renewed, in milliseconds: five minutes. */
const freshMs = 5 * 60_000

/**
 * How long a replaced token still stands for its replacement, in milliseconds: one hour. A browser
 * that leaves a page before its response arrives keeps the replaced token.
 */
const replacedMs = 60 * 60_000

const maxEntries = 10_000

/** Records when the tokens of this process's visitors were issued and what replaced them. */
export interface TokenRenewals {
  /** Returns the token that replaced this one within the last hour, or the token itself. */
  getCurrent(token: string): string
  /** Returns whether the token was issued less than five minutes ago. */
  isFresh(token: string): boolean
  /** Records that a token was issued now. */
  recordIssued(token: string): void
  /** Returns the outcome of `refresh`, which runs only once at a time for each token. */
  renew(token: string, refresh: () => Promise<Outcome<Session>>): Promise<Outcome<Session>>
}

/** Creates an empty record; `now` returns the time in milliseconds. */
export function createTokenRenewals(now: () => number = () => performance.now()): TokenRenewals {
  const issuedAt = new Map<string, number>()
  const replacements = new Map<string, { token: string; at: number }>()
  const pending = new Map<string, Promise<Outcome<Session>>>()

  function recordIssued(token: string): void {
    addEntry(issuedAt, token, now())
  }

  async function renewOnce(
    token: string,
    refresh: () => Promise<Outcome<Session>>,
  ): Promise<Outcome<Session>> {
    const session = await refresh().finally(() => pending.delete(token))
    if (!session.ok) return session
    recordIssued(session.value.token)
    if (session.value.token !== token) {
      addEntry(replacements, token, { token: session.value.token, at: now() })
    }
    return session
  }

  return {
    getCurrent(token) {
      const replacement = replacements.get(token)
      return replacement && now() - replacement.at < replacedMs ? replacement.token : token
    },
    isFresh: (token) => now() - (issuedAt.get(token) ?? -Infinity) < freshMs,
    recordIssued,
    renew(token, refresh) {
      const renewal = pending.get(token) ?? renewOnce(token, refresh)
      pending.set(token, renewal)
      return renewal
    },
  }
}

/** Adds the newest entry to a map and evicts the oldest one if there are too many. */
function addEntry<TValue>(entries: Map<string, TValue>, key: string, value: TValue): void {
  entries.delete(key)
  entries.set(key, value)
  const [oldest] = entries.keys()
  if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
}
