import { z } from 'zod'
import type { Outcome } from '#app/provider/failure.ts'
import type { Session } from '#app/provider/types/customer.ts'
import type { TokenRenewals } from '#app/request-scope/app-context.ts'
import type { Broadcast } from './broadcast.ts'

/** How long a token is used before it is renewed, in milliseconds: five minutes. */
const freshMs = 5 * 60_000

/**
 * How long a replaced token is mapped to its replacement, in milliseconds: one hour. A browser that
 * leaves a page before its response arrives keeps the replaced token.
 */
const replacedMs = 60 * 60_000

const maxEntries = 10_000

/** A message to other processes: a new token, and the one it replaces, if any. */
const issuedSchema = z.object({ token: z.string(), replaces: z.string().nullable() })

interface RenewalOptions {
  /** Returns milliseconds. */
  readonly now?: () => number
  /** Exchanges new tokens with the other processes. */
  readonly broadcast?: Broadcast | undefined
  /** Whether each request renews a token itself, because none may wait for another one. */
  readonly isolatesRequests?: boolean | undefined
}

/** Creates an empty record. */
export function createTokenRenewals({
  now = () => performance.now(),
  broadcast,
  isolatesRequests = false,
}: RenewalOptions = {}): TokenRenewals {
  const issuedAt = new Map<string, number>()
  const replacements = new Map<string, { token: string; at: number }>()
  const pending = new Map<string, Promise<Outcome<Session>>>()

  function record({ token, replaces }: z.infer<typeof issuedSchema>): void {
    addEntry(issuedAt, token, now())
    if (replaces !== null) addEntry(replacements, replaces, { token, at: now() })
  }

  function recordIssued(token: string, replaces: string | null = null): void {
    record({ token, replaces })
    broadcast?.publish({ token, replaces })
  }

  broadcast?.subscribe((data) => {
    const issued = issuedSchema.safeParse(data)
    if (issued.success) record(issued.data)
  })

  async function renewOnce(
    token: string,
    refresh: () => Promise<Outcome<Session>>,
  ): Promise<Outcome<Session>> {
    const session = await refresh().finally(() => pending.delete(token))
    if (!session.ok) return session
    const issued = session.value.token
    recordIssued(issued, issued === token ? null : token)
    return session
  }

  return {
    getCurrent(token) {
      const replacement = replacements.get(token)
      return replacement && now() - replacement.at < replacedMs ? replacement.token : token
    },
    isFresh: (token) => now() - (issuedAt.get(token) ?? -Infinity) < freshMs,
    recordIssued: (token) => recordIssued(token),
    renew(token, refresh) {
      const renewal = pending.get(token) ?? renewOnce(token, refresh)
      if (!isolatesRequests) pending.set(token, renewal)
      return renewal
    },
  }
}

/** Adds an entry to a map and evicts the oldest one if there are too many. */
function addEntry<TValue>(entries: Map<string, TValue>, key: string, value: TValue): void {
  entries.delete(key)
  entries.set(key, value)
  const [oldest] = entries.keys()
  if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
}
