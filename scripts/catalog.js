import { ensureProviderMessages } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { runStep } from './launch/run.js'

/** `npm run catalog`: imports and manages a label's packs. */
await launch(async () => {
  await ensureInstalled()
  await ensureProviderMessages()
  return runStep('The command', findPinnedNode(), [
    'provider/programs/import/main.ts',
    ...process.argv.slice(2),
  ])
})
