import { ensureGenerated } from './launch/build.js'
import { ensureInstalled, ensureToolInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { runStep } from './launch/run.js'

/**
 * `npm run mutate [-- files]`: changes one operator, condition or value at a time and prints the
 * changes that no test detects.
 */
await launch(async () => {
  await ensureInstalled()
  await ensureGenerated()
  await ensureToolInstalled('mutate')
  return runStep('The mutation test', findPinnedNode(), [
    'scripts/mutate/main.js',
    ...process.argv.slice(2),
  ])
})
