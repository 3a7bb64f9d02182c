import { defaultLimits } from '#provider/platform/http/rate-limits.rules.ts'
import type { LimitName, RateLimit } from '#provider/platform/http/rate-limits.rules.ts'

const names = Object.keys(defaultLimits) as LimitName[]

/** Limits that no test reaches by accident. */
export const generousLimits = Object.fromEntries(
  names.map((name) => [name, { points: 100_000, seconds: 3600 }]),
) as Readonly<Record<LimitName, RateLimit>>
