import { buildEdge } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { print } from './launch/project.js'
import { runStep } from './launch/run.js'

/**
 * `npm run build:edge`: builds the shop for Workers into `dist/edge`, prints its sizes and what its
 * pages cost, and fails if the platform would refuse it, see docs/deploy-edge.md.
 */
await launch(async () => {
  await ensureInstalled()
  await buildEdge()
  print('Measuring the bundle …')
  return runStep('The check of the bundle', findPinnedNode(), ['scripts/edge/check-bundle.ts'])
})
