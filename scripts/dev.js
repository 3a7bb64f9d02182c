import { mustBeFree } from './launch/free-port.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { pinnedNode } from './launch/pinned-node.js'
import { run, runTogether } from './launch/run.js'

/** `npm run dev`: the provider on its port and the dev server over it. */
await launch(async () => {
  const { PORT: port = '3000', PROVIDER_PORT: providerPort = '4000', PROVIDER_URL } = process.env
  await mustBeFree(port, 'PORT')
  if (!PROVIDER_URL) await mustBeFree(providerPort, 'PROVIDER_PORT')
  await ensureInstalled()
  const env = {
    ...process.env,
    PORT: port,
    ORIGIN: process.env.ORIGIN ?? `http://localhost:${port}`,
    TRUSTED_PROXY: 'loopback',
  }
  const vite = ['node_modules/vite/bin/vite.js', '--config', 'app.config.ts']
  const site = [
    pinnedNode(),
    [...vite, '--port', port, '--strictPort'],
    { env: { ...env, PROVIDER_URL: PROVIDER_URL ?? `http://localhost:${providerPort}` } },
  ]
  if (PROVIDER_URL) return run(...site)
  return runTogether([pinnedNode(), ['app/server/provider-main.ts'], { env }], site)
})
