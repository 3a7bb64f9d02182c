import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findPinnedNode } from '../../scripts/launch/pinned-node.js'
import { root } from '../../scripts/launch/project.js'
import { run } from '../../scripts/launch/run.js'
import { openServerLog, serverLogsFolder } from './server-logs.js'
import { bundledPrograms } from '../../scripts/launch/folder.js'

/** Serves the production build with an empty database and the small catalogue for one test run. */
rmSync(serverLogsFolder, { recursive: true, force: true })
const log = openServerLog(process.env.PORT)
process.exitCode = await run(findPinnedNode(), [bundledPrograms.server], {
  stdio: ['ignore', log, log],
  env: {
    ...process.env,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'overtone-e2e-')),
    CATALOGUE_DIR: resolve(root, '.cache/catalogue-small'),
  },
})
if (process.exitCode !== 0) process.stderr.write(`The shop has failed; see ${serverLogsFolder}.\n`)
