import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureEdgeBuilt } from '../../scripts/launch/build.js'
import { getEdgeProgram } from '../../scripts/launch/edge.js'
import { bundledPrograms } from '../../scripts/launch/folder.js'
import { findPinnedNode } from '../../scripts/launch/pinned-node.js'
import { root } from '../../scripts/launch/project.js'
import { runTogether } from '../../scripts/launch/run.js'
import { openServerLog } from './server-logs.js'

/**
 * Serves the shop on workerd over a provider with an empty database and the small catalogue, for one
 * test run.
 */
await ensureEdgeBuilt()
const { PORT: port, PROVIDER_PORT: providerPort } = process.env
const provider = {
  stdio: ['ignore', openServerLog(providerPort), openServerLog(providerPort)],
  env: {
    ...process.env,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'overtone-e2e-')),
    CATALOGUE_DIR: resolve(root, '.cache/catalogue-small'),
  },
}
const [command, args, options] = getEdgeProgram(process.env)
const log = openServerLog(port)
process.exitCode = await runTogether(
  [findPinnedNode(), [bundledPrograms.provider], provider],
  [command, args, { ...options, stdio: ['ignore', log, log] }],
)
