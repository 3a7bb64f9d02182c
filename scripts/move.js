import { ensureProviderMessages } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { runStep } from './launch/run.js'

/** `npm run move`: moves the data of a shop between SQLite and PostgreSQL. */
await launch(async () => {
  await ensureInstalled()
  await ensureProviderMessages()
  return runStep('The move', findPinnedNode(), [
    'provider/programs/move/main.ts',
    ...process.argv.slice(2),
  ])
})
