import { createServer } from 'node:net'

/** Throws one sentence naming the port and its setting when another program listens there. */
export async function mustBeFree(port, setting, host = process.env.HOST ?? '127.0.0.1') {
  const server = createServer()
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port: Number(port), host, exclusive: true }, resolve)
    })
  } catch (error) {
    if (error.code !== 'EADDRINUSE') return
    throw new Error(
      `Port ${port} is in use by another program; stop it or set ${setting} to a free one.`,
      { cause: error },
    )
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}
