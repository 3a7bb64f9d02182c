import { parseArgs } from 'node:util'
import { ensureFolder } from './launch/folder.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'

/**
 * `npm run build`: installs the packages and builds the shop if necessary, for the next start or
 * restart, and makes `dist/overtone`, the folder that runs it without an install; `-- --demo` adds the
 * synthesis of the demo catalogue. Does not affect a running shop.
 */
await launch(async () => {
  await ensureInstalled()
  await ensureFolder(parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values)
})
