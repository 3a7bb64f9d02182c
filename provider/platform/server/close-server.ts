import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How often newly idle connections are closed while the program stops, in milliseconds. */
const idleCheckMs = 50

/**
 * How long the program may take to release its resources after the last connection, in
 * milliseconds.
 */
const releaseMs = 1500

/** Time limits for closing a server, in milliseconds. */
export interface CloseTimeouts {
  /** How long responses in flight may take after `stop`. */
  readonly stop: number
  /** How long connections may stay open after `drain`. */
  readonly drain: number
}

/** The two ways to end a server's process; `stop` may follow `drain`. */
export interface ServerClosing {
  /** Returns whether new responses must close their connections. */
  isClosing(): boolean
  /**
   * Stops accepting connections and exits once all are closed: each by its next response, or by the
   * time limits for idle connections and requests. Requests just being sent on idle connections are
   * therefore still answered.
   */
  drain(): void
  /**
   * Stops accepting connections, closes idle ones, waits for responses in flight and exits. After
   * the time limit, closes all remaining connections.
   */
  stop(): void
}

/** The program's steps when its server closes. */
interface ClosingSteps {
  /** Called first, while requests are still answered. */
  readonly begin: () => void
  /** Called when the program stops, but not while it drains because another process replaces it. */
  readonly beginStop?: () => void
  /** Releases the program's resources after the last response. */
  readonly release: () => Promise<void>
}

/** Creates the closing sequence of a server's process. */
export function createServerClosing(
  server: Server,
  { begin, beginStop, release }: ClosingSteps,
  timeouts: CloseTimeouts,
): ServerClosing {
  let isClosing = false
  const limits: NodeJS.Timeout[] = []

  function exitOnceClosed(): void {
    if (isClosing) return
    isClosing = true
    begin()
    server.once('close', () => void release().then(exit))
  }

  function exit(): void {
    // For tests that replace `process.exit`, whose processes these timers must not end.
    for (const limit of limits) clearTimeout(limit)
    process.exit(0)
  }

  function startTimeLimit(milliseconds: number): void {
    limits.push(
      setTimeout(() => server.closeAllConnections(), milliseconds).unref(),
      setTimeout(() => process.exit(1), milliseconds + releaseMs).unref(),
    )
  }

  return {
    isClosing: () => isClosing,
    drain() {
      if (isClosing) return
      exitOnceClosed()
      startTimeLimit(timeouts.drain)
      // The HTTP server's own `close` would also close idle connections that a request may be on
      // its way to.
      NetServer.prototype.close.call(server)
    },
    stop() {
      beginStop?.()
      exitOnceClosed()
      startTimeLimit(timeouts.stop)
      // Node only closes connections that are idle when the server is closed.
      const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs)
      server.close(() => clearInterval(idleCheck))
    },
  }
}
