import { createServer } from 'node:net'

/** Returns a port of this machine on which no program listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return address !== null && typeof address === 'object' ? address.port : 0
}
