import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How often connections that have become idle are closed while the program stops. */
const idleCheckMs = 50

/** How long the program may take to release its resources after the last connection. */
const releaseMs = 1500

/** In milliseconds. */
export interface CloseTimeouts {
  /** How long responses in flight may take after the signal to stop. */
  readonly stop: number
  /** How long connections may stay open after the signal to finish them. */
  readonly drain: number
}

/** Two ways to end a server's process, of which the second may follow the first. */
export interface ServerClosing {
  /** Whether new responses must close their connections. */
  isClosing(): boolean
  /**
   * Stops accepting connections and exits once all of them are closed: each by its next response,
   * or by the time limits for idle connections and for requests. A request that a client sends at
   * this moment on an idle connection is therefore answered.
   */
  drain(): void
  /**
   * Stops accepting connections, closes those that are idle, waits for the responses in flight and
   * exits. After the time limit, closes the connections that are still open, whatever their clients
   * do.
   */
  stop(): void
}

/** What a program does when its server closes. */
interface ClosingSteps {
  /** Called at once, while requests are still answered. */
  readonly begin: () => void
  /** Releases the program's resources after the last response. */
  readonly release: () => Promise<void>
}

/** Prepares the end of a server's process. */
export function createServerClosing(
  server: Server,
  { begin, release }: ClosingSteps,
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
    // A test that replaces `process.exit` goes on, and must not be ended by these.
    for (const limit of limits) clearTimeout(limit)
    process.exit(0)
  }

  function limitTime(milliseconds: number): void {
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
      limitTime(timeouts.drain)
      // The method of an HTTP server would also close idle connections, on which a request may be
      // on its way.
      NetServer.prototype.close.call(server)
    },
    stop() {
      exitOnceClosed()
      limitTime(timeouts.stop)
      // Node closes only those connections that are idle when the server is closed.
      const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs)
      server.close(() => clearInterval(idleCheck))
    },
  }
}
