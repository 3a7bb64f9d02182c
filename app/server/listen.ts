import { serve } from 'srvx'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import type { Settings } from '#app/request-scope/settings.ts'

/** The largest body that is read, in bytes. */
export const bodyLimit = 4_000_000

interface Program {
  readonly settings: Settings
  readonly port: number
  readonly fetch: (request: ServerRequest) => Promise<Response>
  readonly middleware?: ServerMiddleware[]
  /** Lets go of what the program holds, once every answer under way is given. */
  readonly close: () => Promise<void>
}

/** Serves a program until it is told to end; resolves once it listens, rejects where it cannot. */
export async function listen(program: Program): Promise<void> {
  const { settings, port, fetch, middleware = [] } = program
  const server = serve({
    port,
    hostname: settings.hostname,
    silent: true,
    maxRequestBodySize: bodyLimit,
    trustProxy: settings.trustedProxy ?? false,
    gracefulShutdown: false,
    middleware,
    fetch,
  })
  await server.ready()
  closeOnSignal(async () => {
    await server.close()
    await program.close()
  })
}

/** Ends on the first SIGINT or SIGTERM after the answers under way; the second one ends at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false
  const end = () => {
    if (closing) process.exit(1)
    closing = true
    void close().then(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
