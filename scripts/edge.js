import { buildEdge } from './launch/build.js'
import { getEdgeProgram } from './launch/edge.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { run } from './launch/run.js'

/** `npm run edge`: runs the shop in workerd on this machine, over the provider of PROVIDER_URL. */
await launch(async () => {
  await ensureInstalled()
  await buildEdge()
  return run(...getEdgeProgram(process.env))
})
