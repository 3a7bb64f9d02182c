import { ensureBuilt } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { run } from './launch/run.js'

/**
 * `npm run serve`: installs the packages and builds the shop if necessary, then starts it in several
 * processes; `-- --workers 4` sets their number.
 */
await launch(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return run(findPinnedNode(), ['app/server/serve-main.ts', ...process.argv.slice(2)])
})
