import { once } from 'node:events'
import { createServer } from 'node:http'
import type { MetricsAddress } from '#shop/settings/telemetry-variables.ts'

/** A metrics server. */
export interface MetricsServer {
  readonly port: number
  close(): void
}

/**
 * Serves metrics at `/metrics` on a port of their own, so that no visitor can read them; the server
 * does not keep the process alive. Rejects with a one-sentence message if it cannot listen.
 */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  read: () => Promise<{ readonly type: string; readonly text: string }>,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    const isMetrics = request.url === '/metrics' && request.method === 'GET'
    if (!isMetrics) return response.writeHead(404).end()
    try {
      const { type, text } = await read()
      response.writeHead(200, { 'content-type': type }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  server.listen({ host, port, exclusive: true }).unref()
  try {
    await once(server, 'listening')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The metrics cannot be served (${reason}); choose another port for them.`, {
      cause,
    })
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
