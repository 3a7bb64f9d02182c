/** How long a host that lacks a call is not asked for it again, in milliseconds: an hour. */
const forgetAfterMs = 60 * 60 * 1000

/** Calls beyond the stock ones, which a host may lack. */
export type OptionalCall = 'refresh' | 'additional-information'

/** What this process learnt of a host, so that it is not asked in vain for every page. */
export interface CapabilityCache {
  /** Whether the host was found to lack a call within the last hour. */
  lacks(call: OptionalCall): boolean
  /** Keeps that the host lacks a call; true when that is news. */
  learnLack(call: OptionalCall): boolean
}

/** An empty memory of one host; `now` tells the time in milliseconds. */
export function createCapabilityCache(now: () => number = Date.now): CapabilityCache {
  const learntAt = new Map<OptionalCall, number>()
  const lacks = (call: OptionalCall) => {
    const learnt = learntAt.get(call)
    return learnt !== undefined && now() - learnt < forgetAfterMs
  }
  return {
    lacks,
    learnLack: (call) => {
      if (lacks(call)) return false
      learntAt.set(call, now())
      return true
    },
  }
}
