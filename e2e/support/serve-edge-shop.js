import { getEdgeProgram } from '../../scripts/launch/edge.js'
import { run } from '../../scripts/launch/run.js'

/**
 * Serves another shop on workerd over the provider of PROVIDER_URL. Unlike `npm run edge`, it does
 * not build the bundle, which the shop of the test run serves meanwhile.
 */
process.exitCode = await run(...getEdgeProgram(process.env))
