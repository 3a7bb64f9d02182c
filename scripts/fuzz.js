import { ensureFolder } from './launch/folder.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { runStep } from './launch/run.js'

/**
 * `npm run fuzz`: sends malformed requests to the built shop; exits with 1 at the first finding.
 */
await launch(async () => {
  await ensureInstalled()
  await ensureFolder({ demo: true })
  return runStep('The fuzz test', findPinnedNode(), [
    'tests/fuzz/main.ts',
    ...process.argv.slice(2),
  ])
})
