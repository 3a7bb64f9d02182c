/** How long an endpoint is considered unsupported, in milliseconds: ten minutes. */
const ttlMs = 10 * 60 * 1000

/** The number of consecutive signs after which an endpoint is considered unsupported. */
const minSigns = 3

/** Endpoints that a vanilla provider may lack. */
export type OptionalEndpoint = 'refresh' | 'additional-information'

/** Caches which endpoints a provider lacks, so that they are not requested for every page. */
export interface CapabilityCache {
  /** Returns whether the endpoint was found to be unsupported within the last ten minutes. */
  isUnsupported(endpoint: OptionalEndpoint): boolean
  /**
   * Records a response which indicates that the endpoint is missing; returns true if the endpoint
   * is considered unsupported from now on. A single response may be an outage.
   */
  recordMissing(endpoint: OptionalEndpoint): boolean
  /** Records that the endpoint has responded. */
  recordSuccess(endpoint: OptionalEndpoint): void
}

/** Creates an empty cache for one provider; `now` returns the time in milliseconds. */
export function createCapabilityCache(now: () => number = Date.now): CapabilityCache {
  const signs = new Map<OptionalEndpoint, number>()
  const unsupportedSince = new Map<OptionalEndpoint, number>()
  return {
    isUnsupported: (endpoint) => {
      const since = unsupportedSince.get(endpoint)
      return since !== undefined && now() - since < ttlMs
    },
    recordMissing: (endpoint) => {
      const count = (signs.get(endpoint) ?? 0) + 1
      signs.set(endpoint, count % minSigns)
      if (count < minSigns) return false
      unsupportedSince.set(endpoint, now())
      return true
    },
    recordSuccess: (endpoint) => {
      signs.delete(endpoint)
      unsupportedSince.delete(endpoint)
    },
  }
}
