import { ensureBuilt } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { pinnedNode } from './launch/pinned-node.js'
import { say } from './launch/project.js'
import { mustRun } from './launch/run.js'

/** `npm run check`: format, lint, build, types and the fast tests; passes when the work is done. */
await launch(async () => {
  await ensureInstalled()
  const node = pinnedNode()
  await mustRun('The format check', node, ['node_modules/oxfmt/bin/oxfmt', '--check'])
  await mustRun('The lint', node, ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])
  await ensureBuilt()
  await mustRun('The type check', node, ['node_modules/typescript/bin/tsc', '--noEmit'])
  await mustRun('The tests', node, ['node_modules/vitest/vitest.mjs', 'run'])
  say('All is well.')
})
