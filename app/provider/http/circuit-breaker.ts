/** The number of consecutive slow failures after which a host is considered down. */
const maxFailures = 5

/**
 * How long a request must have taken for its failure to count, in milliseconds. Not sending a
 * request that fails sooner would save nothing. Longer than the time limit of optional parts of a
 * page, which a working host may exceed.
 */
const slowMs = 2000

/** While a host is down, the interval between two requests that are sent, in milliseconds. */
const probeIntervalMs = 5000

/** A request that was sent; one of its functions is called when it ends. */
interface Attempt {
  /** Records that the host has responded, with any status other than 502, 503 and 504. */
  succeed(): void
  /** Records that the host has not responded. */
  fail(): void
}

/**
 * Stops requests to a host that does not respond, so that visitors do not wait for it. While the
 * host is considered down, one request every five seconds finds out whether it responds again.
 */
export interface CircuitBreaker {
  /** Starts a request; returns null if it must not be sent. */
  start(): Attempt | null
}

interface CircuitBreakerOptions {
  /** Called when requests are stopped. */
  readonly onOpen: () => void
  /** Called when all requests are sent again. */
  readonly onClose: () => void
  /** Returns the time in milliseconds, by default of a monotonic clock. */
  readonly now?: () => number
}

/** Creates the circuit breaker of one host. */
export function createCircuitBreaker({
  onOpen,
  onClose,
  now = () => performance.now(),
}: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0
  let respondedAt = -Infinity
  /** When the next request may be sent; null if all requests may be sent. */
  let nextProbeAt: number | null = null

  function recordResponse(): void {
    failures = 0
    respondedAt = now()
    if (nextProbeAt === null) return
    nextProbeAt = null
    onClose()
  }

  function recordFailure(startedAt: number): void {
    // A single endpoint may be slow while the host responds to other requests.
    const isHostSilent = respondedAt < startedAt
    if (!isHostSilent || now() - startedAt < slowMs || nextProbeAt !== null) return
    failures += 1
    if (failures < maxFailures) return
    nextProbeAt = now() + probeIntervalMs
    onOpen()
  }

  return {
    start() {
      const startedAt = now()
      if (nextProbeAt !== null) {
        if (startedAt < nextProbeAt) return null
        nextProbeAt = startedAt + probeIntervalMs
      }
      return { succeed: recordResponse, fail: () => recordFailure(startedAt) }
    },
  }
}
