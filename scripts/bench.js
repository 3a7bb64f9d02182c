import { ensureBuilt } from './launch/build.js'
import { ensureChromium } from './launch/chromium.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { pinnedNode } from './launch/pinned-node.js'
import { runToEnd } from './launch/run.js'

/** `npm run bench`: starts, pages a second, sizes and memory, all measured in this run. */
await launch(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const chromium = await ensureChromium()
  const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
  return runToEnd('The measuring', pinnedNode(), ['bench/main.ts'], { env })
})
