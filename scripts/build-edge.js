import { checkEdgeSizes, ensureEdgeBuilt } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'

/**
 * `npm run build:edge`: builds the shop for Workers into `dist/edge` and prints its sizes, see
 * docs/deploy-edge.md.
 */
await launch(async () => {
  await ensureInstalled()
  if (!(await ensureEdgeBuilt())) await checkEdgeSizes()
})
