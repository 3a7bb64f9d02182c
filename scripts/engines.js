import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { enginePackages, readCommit, writeRecord } from './engines/record.js'
import { ensureFolder } from './launch/folder.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { cacheFolder, print, root } from './launch/project.js'
import { mustRun, runStep } from './launch/run.js'

const reportFolder = join(cacheFolder, 'engines')
const reports = {
  engines: join(reportFolder, 'engines.json'),
  pooler: join(reportFolder, 'pooler.json'),
  // e2e/engines.config.ts writes it.
  playwright: join(reportFolder, 'playwright.json'),
}

/**
 * `npm run test:engines`: tests the shop with real caches, proxies, PgBouncer, a container and a bare
 * Debian, and writes the results to `docs/engines.md`. Installs them from Debian, so it needs root.
 */
await launch(async () => {
  if (process.getuid?.() !== 0)
    throw new Error('This installs Debian packages and mounts folders, so it needs root on Debian.')
  const commit = readCommit()
  await ensureInstalled()
  await ensureFolder({ demo: true })
  const node = findPinnedNode()
  await mustRun('Rendering the small catalogue', node, ['scripts/small-catalogue.ts'])
  await installPackages()
  mkdirSync(reportFolder, { recursive: true })
  for (const report of Object.values(reports)) rmSync(report, { force: true })

  print('Running the journey behind Varnish and nginx …')
  const journey = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/engines.config.ts']
  const statuses = [await runStep('The Playwright run', node, journey)]
  print('Running the tests behind PgBouncer …')
  statuses.push(await runVitest(node, reports.pooler, ['--project=pooler'], 'pgbouncer'))
  print('Running the tests of deploy …')
  statuses.push(await runVitest(node, reports.engines, ['--config=tests/engines/vitest.config.ts']))
  const isGreen = writeRecord(reports, commit)
  print(`docs/engines.md is written: ${isGreen ? 'green' : 'red'}`)
  return isGreen ? Math.max(...statuses) : 1
})

async function installPackages() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  await mustRun('The list of packages', 'apt-get', ['update', '-qq'], options)
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  await mustRun('The install', 'apt-get', [...install, ...enginePackages], options)
}

function runVitest(node, report, args, pooler = '') {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot']
  const output = ['--reporter=json', `--outputFile.json=${report}`]
  const env = { ...process.env, POOLER: pooler }
  return runStep('The Vitest run', node, [...vitest, ...output, ...args], { env })
}
