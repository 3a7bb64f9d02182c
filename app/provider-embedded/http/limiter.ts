import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { defaultLimits } from '../domain/rate-limits.ts'
import type { LimitName, RateLimit } from '../domain/rate-limits.ts'
import { throwHttpError } from './http-error.ts'

export interface Limiter {
  /** Counts an attempt; throws a 429 with the seconds to wait if the limit is exceeded. */
  attempt(name: LimitName, key: string): Promise<void>
  /** Counts an attempt; returns whether the limit is exceeded. */
  exceeds(name: LimitName, key: string): Promise<boolean>
  /** Takes back one counted attempt, for example a login with the right password. */
  takeBack(name: LimitName, key: string): Promise<void>
  /** Resets the count, for example after a successful login. */
  reset(name: LimitName, key: string): Promise<void>
}

/** Creates an in-memory rate limiter for this process; `factor` multiplies every limit. */
export function createLimiter(
  limits: Partial<Record<LimitName, RateLimit>> = {},
  factor = 1,
): Limiter {
  const counters = new Map<LimitName, RateLimiterMemory>()
  const getLimit = (name: LimitName): RateLimit => limits[name] ?? defaultLimits[name]
  const getCounter = (name: LimitName) => {
    const { points, seconds } = getLimit(name)
    const counter =
      counters.get(name) ??
      new RateLimiterMemory({ points: points * factor, duration: seconds, keyPrefix: name })
    counters.set(name, counter)
    return counter
  }
  /** Counts an attempt; returns the seconds to wait if the limit is exceeded, otherwise 0. */
  async function count(name: LimitName, key: string): Promise<number> {
    try {
      await getCounter(name).consume(key)
      return 0
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      // The remaining time is longer than the limit if the clock has been set back.
      const seconds = Math.min(Math.ceil(error.msBeforeNext / 1000), getLimit(name).seconds)
      return Math.max(1, seconds)
    }
  }

  return {
    attempt: async (name, key) => {
      const retryAfter = await count(name, key)
      if (retryAfter > 0) throwTooManyAttempts(retryAfter)
    },
    exceeds: async (name, key) => (await count(name, key)) > 0,
    takeBack: async (name, key) => {
      await getCounter(name).reward(key)
    },
    reset: async (name, key) => {
      await getCounter(name).delete(key)
    },
  }
}

/** Throws a 429 with the seconds to wait. */
export function throwTooManyAttempts(retryAfter: number): never {
  throwHttpError(429, 'Too Many Attempts.', 'too_many_attempts', { retry_after: retryAfter })
}
