/** How long an endpoint is considered unsupported, in milliseconds: one hour. */
const ttlMs = 60 * 60 * 1000

/** Endpoints that a vanilla provider may lack. */
export type OptionalEndpoint = 'refresh' | 'additional-information'

/** Caches which endpoints a provider lacks, so that they are not requested for every page. */
export interface CapabilityCache {
  /** Returns whether the endpoint was marked as unsupported within the last hour. */
  isUnsupported(endpoint: OptionalEndpoint): boolean
  /** Marks an endpoint as unsupported; returns true unless it was already marked. */
  markUnsupported(endpoint: OptionalEndpoint): boolean
}

/** Creates an empty cache for one provider; `now` returns the time in milliseconds. */
export function createCapabilityCache(now: () => number = Date.now): CapabilityCache {
  const markedAt = new Map<OptionalEndpoint, number>()
  const isUnsupported = (endpoint: OptionalEndpoint) => {
    const marked = markedAt.get(endpoint)
    return marked !== undefined && now() - marked < ttlMs
  }
  return {
    isUnsupported,
    markUnsupported: (endpoint) => {
      if (isUnsupported(endpoint)) return false
      markedAt.set(endpoint, now())
      return true
    },
  }
}
