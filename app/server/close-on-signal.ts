import type { Server } from 'node:http'

/** How often connections that have become idle are closed while the program stops. */
const idleCheckMs = 50

/** How long the program may take to release its resources after the last connection. */
const releaseMs = 1500

/**
 * On the first SIGINT or SIGTERM, stops accepting connections, waits for the responses in flight,
 * releases the program's resources and exits. After `deadlineMs`, closes the connections that are
 * still open, whatever their clients do. On the second signal, exits immediately.
 */
export function closeOnSignal(
  server: Server,
  release: () => Promise<void>,
  deadlineMs: number,
): void {
  let isClosing = false
  const stop = () => {
    if (isClosing) process.exit(1)
    isClosing = true
    setTimeout(() => server.closeAllConnections(), deadlineMs).unref()
    setTimeout(() => process.exit(1), deadlineMs + releaseMs).unref()
    void closeServer(server)
      .then(release)
      .then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Resolves once all connections are closed. */
function closeServer(server: Server): Promise<void> {
  // Node closes only those connections that are idle when the server is closed.
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(idleCheck)
      resolve()
    })
  })
}
