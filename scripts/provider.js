import { ensureProviderMessages } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { run } from './launch/run.js'

/** `npm run provider`: starts the embedded provider alone, on PROVIDER_PORT. */
await launch(async () => {
  await ensureInstalled()
  await ensureProviderMessages()
  return run(findPinnedNode(), ['provider/main.ts'])
})
