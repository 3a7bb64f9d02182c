import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findPinnedNode } from '../../scripts/launch/pinned-node.js'
import { root } from '../../scripts/launch/project.js'
import { run } from '../../scripts/launch/run.js'

/** Serves the production build with an empty database and the small catalogue for one test run. */
process.exitCode = await run(findPinnedNode(), ['app/server/main.ts'], {
  env: {
    ...process.env,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'overtone-e2e-')),
    CATALOGUE_DIR: resolve(root, '.cache/catalogue-small'),
  },
})
