import { ensureGenerated } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { runStep } from './launch/run.js'

/**
 * `npm run test:unit [-- files]`: runs the fast tests; builds only if generated sources are
 * outdated.
 */
await launch(async () => {
  await ensureInstalled()
  await ensureGenerated()
  const args = process.argv.slice(2)
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=provider',
    '--project=unit',
    '--project=dom',
    '--project=mocked',
    '--reporter=dot',
  ]
  return runStep('The unit test run', findPinnedNode(), [...vitest, ...args])
})
