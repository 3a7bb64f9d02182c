/** The number of consecutive slow failures after which a host counts as down. */
const maxFailures = 5

/**
 * The minimum duration of a failure that counts, in milliseconds; faster ones delay no one. Longer
 * than the time limit of optional page parts, which a working host may exceed.
 */
const slowMs = 2000

/** The interval between probe requests while a host is down, in milliseconds. */
const probeIntervalMs = 5000

/** A pending request; call one of its functions when it ends. */
interface Attempt {
  /** Records a response with any status other than 502, 503 and 504. */
  succeed(): void
  /** Records that there was no response. */
  fail(): void
}

/**
 * Stops requests to an unresponsive host, so that visitors do not wait for it. While the host
 * counts as down, one request every five seconds probes it.
 */
export interface CircuitBreaker {
  /** Starts a request; returns null if it must not be sent. */
  start(): Attempt | null
}

interface CircuitBreakerOptions {
  /** Called when requests are suspended. */
  readonly onOpen: () => void
  /** Called when requests are resumed. */
  readonly onClose: () => void
  /** Returns the time in milliseconds; a monotonic clock by default. */
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
  /** When the next probe may be sent; null while the host is up. */
  let nextProbeAt: number | null = null

  function recordResponse(): void {
    failures = 0
    respondedAt = now()
    if (nextProbeAt === null) return
    nextProbeAt = null
    onClose()
  }

  function recordFailure(startedAt: number): void {
    // A single endpoint may be slow while the host answers other requests.
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
