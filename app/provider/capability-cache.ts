/** How long an unsupported endpoint is not requested again, in milliseconds: an hour. */
const ttlMs = 60 * 60 * 1000

/** Endpoints that a vanilla provider may not have. */
export type OptionalEndpoint = 'refresh' | 'additional-information'

/** Remembers which endpoints a provider lacks, so that not every page requests them in vain. */
export interface CapabilityCache {
  /** Whether the endpoint was found missing within the last hour. */
  isUnsupported(endpoint: OptionalEndpoint): boolean
  /** Records a missing endpoint; true if it was not recorded yet. */
  markUnsupported(endpoint: OptionalEndpoint): boolean
}

/** An empty cache for one provider; `now` returns milliseconds. */
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
