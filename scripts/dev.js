import { spawn } from 'node:child_process'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { pinnedNode } from './launch/pinned-node.js'
import { root } from './launch/project.js'
import { run } from './launch/run.js'

/** `npm run dev`: the provider on its port and the dev server over it. */
await launch(async () => {
  await ensureInstalled()
  const port = process.env.PORT ?? '3000'
  const providerPort = process.env.PROVIDER_PORT ?? '4000'
  const env = {
    ...process.env,
    PORT: port,
    ORIGIN: process.env.ORIGIN ?? `http://localhost:${port}`,
    TRUSTED_PROXY: 'loopback',
  }
  const provider = process.env.PROVIDER_URL
    ? null
    : spawn(pinnedNode(), ['app/server/provider-main.ts'], { cwd: root, env, stdio: 'inherit' })
  try {
    return await run(
      pinnedNode(),
      [
        'node_modules/vite/bin/vite.js',
        '--config',
        'app.config.ts',
        '--port',
        port,
        '--strictPort',
      ],
      {
        env: {
          ...env,
          PROVIDER_URL: process.env.PROVIDER_URL ?? `http://localhost:${providerPort}`,
        },
      },
    )
  } finally {
    provider?.kill('SIGTERM')
  }
})
