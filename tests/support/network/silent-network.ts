import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A network between a program and a local server that can drop all packets. */
export interface SilentNetwork {
  readonly port: number
  /** From now on, nothing arrives and no connection is closed. */
  lose(): void
  /** From now on, new connections work; those that lost data stay silent. */
  recover(): void
  stop(): Promise<void>
}

/** Forwards connections to a local port, like a firewall that can drop packets. */
export async function startSilentNetwork(serverPort: number): Promise<SilentNetwork> {
  const sockets = new Set<Socket>()
  let isLost = false
  const server = createServer({ noDelay: true }, (client) => {
    const target = connect({ port: serverPort, host: '127.0.0.1', noDelay: true })
    const pairs = [
      [client, target],
      [target, client],
    ] as const
    let isBroken = false
    for (const [from, to] of pairs) {
      sockets.add(from)
      from.on('data', (chunk: Buffer) => {
        isBroken ||= isLost
        if (!isBroken) to.write(chunk)
      })
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    lose: () => (isLost = true),
    recover: () => (isLost = false),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
