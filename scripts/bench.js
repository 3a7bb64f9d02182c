import { ensureBuilt } from './launch/build.js'
import { withChromium } from './launch/chromium.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { pinnedNode } from './launch/pinned-node.js'
import { runStep } from './launch/run.js'

/** `npm run bench`: measures startup times, throughput, page sizes and memory usage. */
await launch(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const env = await withChromium()
  return runStep('The benchmark', pinnedNode(), ['bench/main.ts', ...process.argv.slice(2)], {
    env,
  })
})
