import { ensureBuilt, ensureEdgeBuilt } from './launch/build.js'
import { ensureChromium } from './launch/chromium.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { runStep } from './launch/run.js'

/** `npm run bench`: measures startup times, throughput, page sizes and memory usage. */
await launch(async () => {
  await ensureInstalled()
  const args = process.argv.slice(2)
  await (args.includes('--edge') ? ensureEdgeBuilt() : ensureBuilt())
  const env = await ensureChromium()
  return runStep('The benchmark', findPinnedNode(), ['bench/main.ts', ...args], { env })
})
