import { ensureBuilt } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'

/**
 * `npm run build`: installs the packages and builds the shop if necessary, for the next start or
 * restart. A shop that is running is not disturbed by the build.
 */
await launch(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
