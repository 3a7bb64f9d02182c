import { serve } from 'srvx'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import type { Settings } from '#app/request-scope/settings.ts'

/** The largest request body that is read, in bytes. */
export const maxBodyBytes = 4_000_000

interface Program {
  readonly settings: Settings
  readonly port: number
  readonly fetch: (request: ServerRequest) => Promise<Response>
  readonly middleware?: ServerMiddleware[]
  /** Releases the program's resources after the last response. */
  readonly close: () => Promise<void>
}

/**
 * Serves a program until SIGINT or SIGTERM; resolves once the server is listening, or rejects if it
 * cannot listen.
 */
export async function listen(program: Program): Promise<void> {
  const { settings, port, fetch, middleware = [] } = program
  const server = serve({
    port,
    hostname: settings.hostname,
    silent: true,
    maxRequestBodySize: maxBodyBytes,
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

/**
 * On the first signal, exits once all responses in flight have been sent; on the second, at once.
 */
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
