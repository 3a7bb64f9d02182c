import { ensureBuilt } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'

/**
 * `npm run build`: installs the packages and builds the shop if necessary, for the next start or
 * restart. Does not affect a running shop.
 */
await launch(async () => {
  await ensureInstalled()
  await ensureBuilt()
})
