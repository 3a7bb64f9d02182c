import type { ServerClosing } from './close-server.ts'

/** Stops the server on the first SIGINT or SIGTERM; exits immediately on the second. */
export function closeOnSignal(closing: ServerClosing): void {
  const stop = () => {
    if (closing.isClosing()) process.exit(1)
    closing.stop()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
