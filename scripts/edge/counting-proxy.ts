import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy on this machine that counts the requests that it forwards. */
export interface CountingProxy {
  readonly port: number
  /** Returns how many requests are forwarded during some work. */
  count(work: () => Promise<unknown>): Promise<number>
  close(): void
}

/** Starts a proxy in front of a server at a local port. */
export async function startCountingProxy(targetPort: number): Promise<CountingProxy> {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    const { method, url: path, headers } = request
    const sent = forward({ port: targetPort, method, path, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(response)
    })
    sent.on('error', () => response.destroy())
    request.pipe(sent)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    count: async (work) => {
      const before = requests
      await work()
      return requests - before
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
