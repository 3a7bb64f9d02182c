import { ensureProviderMessages } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { runStep } from './launch/run.js'

/** `npm run shop`: shows a shop's owner the tasks that need a person, and carries them out. */
await launch(async () => {
  await ensureInstalled()
  await ensureProviderMessages()
  return runStep('The command', findPinnedNode(), [
    'provider/programs/shop/main.ts',
    ...process.argv.slice(2),
  ])
})
