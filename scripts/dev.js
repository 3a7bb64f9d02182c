import { createServer } from 'node:net'
import { ensureProviderMessages } from './launch/build.js'
import { getOwnProvider } from './launch/edge.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { run, runTogether } from './launch/run.js'

/**
 * `npm run dev`: starts the dev server, and the provider on a separate port unless PROVIDER_URL is
 * set.
 */
await launch(async () => {
  const { PORT: port = '3000', PROVIDER_PORT: providerPort = '4000', PROVIDER_URL } = process.env
  await assertPortFree(port, 'PORT')
  if (!PROVIDER_URL) await assertPortFree(providerPort, 'PROVIDER_PORT')
  await ensureInstalled()
  await ensureProviderMessages()
  const env = {
    ...process.env,
    PORT: port,
    ORIGIN: process.env.ORIGIN ?? `http://localhost:${port}`,
    TRUSTED_PROXY: 'loopback',
  }
  const vite = ['node_modules/vite/bin/vite.js', '--config', 'app.config.ts']
  const devServer = [
    findPinnedNode(),
    [...vite, '--port', port, '--strictPort'],
    { env: PROVIDER_URL ? env : { ...env, ...getOwnProvider(providerPort) } },
  ]
  if (PROVIDER_URL) return run(...devServer)
  return runTogether([findPinnedNode(), ['provider/main.ts'], { env }], devServer)
})

/** Throws an error that names the port and its setting if another program uses it. */
async function assertPortFree(port, setting, host = process.env.HOST ?? '127.0.0.1') {
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
