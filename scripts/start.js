import { ensureBuilt } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { run } from './launch/run.js'

/** `npm start`: installs the packages and builds the shop if necessary, then starts it. */
await launch(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return run(findPinnedNode(), ['app/server/main.ts'])
})
