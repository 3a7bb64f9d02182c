import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { throwHttpError } from './http-error.ts'

export interface Limit {
  /** Attempts allowed within `seconds`. */
  readonly points: number
  readonly seconds: number
}

/** `Account` counts an account from one address where strangers may ask, `Everywhere` from all of them. */
const productionLimits = {
  loginAccount: { points: 10, seconds: 900 },
  loginEverywhere: { points: 50, seconds: 3600 },
  loginAddress: { points: 100, seconds: 3600 },
  registerAddress: { points: 10, seconds: 3600 },
  forgotAccount: { points: 5, seconds: 3600 },
  forgotEverywhere: { points: 30, seconds: 3600 },
  forgotAddress: { points: 30, seconds: 3600 },
  resetAccount: { points: 10, seconds: 3600 },
  resetEverywhere: { points: 100, seconds: 3600 },
  resetAddress: { points: 30, seconds: 3600 },
  passwordAccount: { points: 10, seconds: 3600 },
  contactAddress: { points: 10, seconds: 3600 },
  couponAccount: { points: 20, seconds: 3600 },
  couponAddress: { points: 100, seconds: 3600 },
  paymentAccount: { points: 20, seconds: 3600 },
  paymentAddress: { points: 100, seconds: 3600 },
  withdrawalAccount: { points: 10, seconds: 3600 },
  withdrawalEverywhere: { points: 30, seconds: 3600 },
  withdrawalAddress: { points: 30, seconds: 3600 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof productionLimits

export interface Limiter {
  /** Counts one attempt; refuses with 429, `too_many_attempts` and the seconds to wait when there are too many. */
  attempt(name: LimitName, key: string): Promise<void>
  /** Forgets the attempts, as after a success. */
  forgive(name: LimitName, key: string): Promise<void>
}

/** Counts attempts in memory, in this process; `factor` multiplies what each limit allows. */
export function createLimiter(limits: Partial<Record<LimitName, Limit>> = {}, factor = 1): Limiter {
  const counters = new Map<LimitName, RateLimiterMemory>()
  const counterOf = (name: LimitName) => {
    const { points, seconds } = limits[name] ?? productionLimits[name]
    const counter =
      counters.get(name) ??
      new RateLimiterMemory({ points: points * factor, duration: seconds, keyPrefix: name })
    counters.set(name, counter)
    return counter
  }
  return {
    attempt: async (name, key) => {
      try {
        await counterOf(name).consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        refuseAttempts(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      }
    },
    forgive: async (name, key) => {
      await counterOf(name).delete(key)
    },
  }
}

function refuseAttempts(seconds: number): never {
  throwHttpError(429, 'Too Many Attempts.', 'too_many_attempts', { retry_after: seconds })
}
