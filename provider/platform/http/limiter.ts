import { createHmac } from 'node:crypto'
import { getClientSite } from '../../contract/client-network.ts'
import { countAttempt, resetAttempts, takeBackAttempt } from './rate-limits.store.ts'
import type { CountedLimit } from './rate-limits.store.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defaultLimits } from './rate-limits.rules.ts'
import type { LimitName, RateLimit } from './rate-limits.rules.ts'
import { HttpError, throwHttpError } from './http-error.ts'

/** One less than the maximum of a 32-bit column, which must also hold the next attempt. */
const maxAttempts = 2 ** 31 - 2

/** The factor between the limits of an IPv6 client's site and of its network. */
const siteFactor = 16

/** A limit and the key whose attempts it counts, such as an email address. */
type LimitKey = readonly [name: LimitName, key: string]

/** An exceeded limit, and the seconds until its period ends. */
interface ExceededLimit {
  readonly name: LimitName
  readonly retryAfter: number
}

/**
 * Counts attempts across all processes of the shop. Rejects if the database is not writable. Must
 * not be used inside a transaction: a rollback would lose the attempts, and SQLite has only one
 * writer.
 */
export interface Limiter {
  /** Counts an attempt; over the limit, throws a 429 with the seconds to wait. */
  attempt(name: LimitName, key: string): Promise<void>
  /** Counts an attempt for each limit, in order, until one is exceeded; then throws a 429. */
  attemptAll(limits: readonly LimitKey[]): Promise<void>
  /**
   * Counts an attempt for each limit, in order and in one transaction, until one is exceeded.
   * Returns that limit, or null. All callers must use the same order to avoid deadlocks.
   */
  count(limits: readonly LimitKey[]): Promise<ExceededLimit | null>
  /** Counts an attempt; returns whether the limit is exceeded. */
  exceeds(name: LimitName, key: string): Promise<boolean>
  /** Resets the count, for example after a password has been set. */
  reset(name: LimitName, key: string): Promise<void>
  /**
   * Resets the counts, for example after a successful login, and takes back one counted attempt of
   * others, in one transaction. An exceeded limit stays exceeded until its period ends.
   */
  clear(resets: readonly LimitKey[], takenBack: readonly LimitKey[]): Promise<void>
}

/**
 * Creates a limiter that counts in the database; the option `limitFactor` multiplies every limit.
 */
export function createLimiter({ db, clock, options }: Dependencies): Limiter {
  const { limits = {}, limitFactor = 1, secret } = options

  function toCountedLimit([name, key]: LimitKey): CountedLimit {
    const { points, seconds }: RateLimit = limits[name] ?? defaultLimits[name]
    const factor = isSite(name, key) ? limitFactor * siteFactor : limitFactor
    return {
      key: hashKey(secret, name, key),
      maxAttempts: Math.min(Math.floor(points * factor), maxAttempts),
      seconds,
    }
  }

  async function countIn(
    database: Database,
    keys: readonly LimitKey[],
  ): Promise<ExceededLimit | null> {
    for (const key of keys) {
      const retryAfter = await countAttempt(database, toCountedLimit(key), clock())
      if (retryAfter > 0) return { name: key[0], retryAfter }
    }
    return null
  }

  async function count(limited: readonly LimitKey[]): Promise<ExceededLimit | null> {
    const keys = limited.flatMap(addSite)
    if (keys.length === 1) return await countIn(db, keys)
    return await transact(db, (transaction) => countIn(transaction, keys))
  }

  async function attemptAll(keys: readonly LimitKey[]): Promise<void> {
    const exceeded = await count(keys)
    if (exceeded !== null) throwTooManyAttempts(exceeded.retryAfter)
  }

  return {
    count,
    attemptAll,
    attempt: (name, key) => attemptAll([[name, key]]),
    exceeds: async (name, key) => (await count([[name, key]])) !== null,
    reset: (name, key) => resetAttempts(db, toCountedLimit([name, key]).key),
    clear: async (resets, takenBack) => {
      await transact(db, async (transaction) => {
        for (const key of resets) await resetAttempts(transaction, toCountedLimit(key).key)
        for (const key of takenBack.flatMap(addSite)) {
          await takeBackAttempt(transaction, toCountedLimit(key), clock())
        }
      })
    },
  }
}

/**
 * Returns whether a key is the site of an IPv6 client, whose limit is `siteFactor` times as high.
 */
function isSite(name: LimitName, key: string): boolean {
  return name.endsWith('Address') && key.endsWith('/48')
}

/**
 * Adds a limit for an IPv6 client's site, which contains 65,536 networks, to that of its network.
 */
function addSite([name, key]: LimitKey): readonly LimitKey[] {
  const site = name.endsWith('Address') ? getClientSite(key) : null
  return site === null
    ? [[name, key]]
    : [
        [name, key],
        [name, site],
      ]
}

/**
 * Returns an HMAC of the key, which may be an email address or a client's address. These can be
 * guessed, so a hash without the secret would reveal them.
 */
function hashKey(secret: string, name: LimitName, key: string): string {
  return createHmac('sha256', secret).update(`rate-limit.${name}.${key}`).digest('base64url')
}

/** Creates a 429 with the seconds to wait, for work whose queue is full. */
export function createBusyError(retryAfter: number): HttpError {
  const body = { message: 'The shop is busy.', reason: 'busy', retry_after: retryAfter }
  return new HttpError(429, body)
}

/** Throws a 429 with the seconds to wait. */
export function throwTooManyAttempts(retryAfter: number): never {
  throwHttpError(429, 'Too Many Attempts.', 'too_many_attempts', { retry_after: retryAfter })
}
