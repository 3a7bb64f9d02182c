import { ensureEdgeBuilt } from './launch/build.js'
import { ensureFolder } from './launch/folder.js'
import { checkTypes } from './launch/check-types.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { print } from './launch/project.js'
import { mustRun, waitForSteps } from './launch/run.js'

const vitestArgs = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']
const projects = ['provider', 'unit', 'dom', 'mocked', 'build']

/**
 * `npm run check`: checks the formatting, runs the linter, finds unused code, builds the shop,
 * checks the types and runs the fast tests.
 */
await launch(async () => {
  await ensureInstalled()
  const node = findPinnedNode()
  await mustRun('The format check', node, ['node_modules/oxfmt/bin/oxfmt', '--check'])
  await mustRun('The linter', node, ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])
  await mustRun('The search for unused code', node, [
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--no-config-hints',
  ])
  await ensureEdgeBuilt()
  await ensureFolder({ demo: true })
  await waitForSteps(
    checkTypes(),
    mustRun('The unit test run', node, [
      ...vitestArgs,
      ...projects.map((name) => `--project=${name}`),
    ]),
  )
  print('All checks passed.')
})
