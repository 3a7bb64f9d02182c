import { ensureFolder } from './launch/folder.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { runStep } from './launch/run.js'

/**
 * `npm run chaos`: uses the embedded provider while its processes are killed, and checks that no
 * acknowledged change is lost.
 */
await launch(async () => {
  await ensureInstalled()
  await ensureFolder({ demo: true })
  const args = process.argv.slice(2)
  return runStep('The chaos test', findPinnedNode(), ['tests/chaos/main.ts', ...args])
})
