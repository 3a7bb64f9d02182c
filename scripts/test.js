import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureEdgeBuilt } from './launch/build.js'
import { ensureFolder } from './launch/folder.js'
import { checkTypes } from './launch/check-types.js'
import { ensureChromium } from './launch/chromium.js'
import { readCpuTimes } from './launch/cpu-time.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { createMemoryFolder, removeMemoryFolder } from './launch/memory-folder.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { hasPostgres } from './launch/postgres.js'
import { cacheFolder, print } from './launch/project.js'
import { checkRequirements, formatRequirements } from './launch/requirements.js'
import {
  countPlaywright,
  countVitest,
  findFailedBrowserTests,
  findSlowestFiles,
  readReferenceNote,
} from './launch/results.js'
import { mustRun, waitForSteps, runStep } from './launch/run.js'

const reportFiles = {
  vitest: join(cacheFolder, 'vitest.json'),
  playwright: join(cacheFolder, 'playwright.json'),
}

/**
 * `npm test`: checks the types, then runs all Vitest projects and the end-to-end tests in a
 * browser.
 */
await launch(async () => {
  const start = { milliseconds: performance.now(), cpuTimes: readCpuTimes() }
  await ensureInstalled()
  await ensureEdgeBuilt()
  await ensureFolder({ demo: true })
  // Tests start dozens of Node processes and threads, which share the compiled modules.
  const compileCache = { NODE_COMPILE_CACHE: join(cacheFolder, 'compile-cache') }
  const memoryFolder = createMemoryFolder()
  const temporaryFolder = memoryFolder === null ? {} : { TMPDIR: memoryFolder }
  const env = { ...(await ensureChromium()), ...compileCache, ...temporaryFolder }
  const node = findPinnedNode()
  for (const report of Object.values(reportFiles)) rmSync(report, { force: true })
  try {
    return await runTests(node, env, start)
  } finally {
    if (memoryFolder !== null) removeMemoryFolder(memoryFolder)
  }
})

/** Runs all tests, prints their results and returns the exit status of the command. */
async function runTests(node, env, start) {
  print('Checking types and rendering the small catalogue …')
  await waitForSteps(
    checkTypes(),
    mustRun('Rendering the small catalogue', node, ['scripts/small-catalogue.ts']),
  )

  print('Running the Vitest tests …')
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json']
  vitest.push(`--outputFile.json=${reportFiles.vitest}`)
  const vitestStatus = await runStep('The Vitest run', node, vitest, { env })

  print('Running the end-to-end tests …')
  const playwright = ['node_modules/@playwright/test/cli.js', 'test']
  const playwrightStatus = await runStep('The Playwright run', node, playwright, { env })
  const status = printSummary(start)
  // A run can also fail without a failed test, for example by an unhandled error.
  return status || vitestStatus || playwrightStatus
}

/** Prints the results of both runs; returns the exit status of the command. */
function printSummary(start) {
  const requirements = checkRequirements(reportFiles)
  const counts = [countVitest(reportFiles.vitest), countPlaywright(reportFiles.playwright)]
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0)
  const failed = sum('failed') + requirements.unproven.length + requirements.unknown.length
  print('\nSlowest test files:')
  for (const { file, seconds } of findSlowestFiles(reportFiles, 10))
    print(`  ${seconds.toFixed(1).padStart(5)} s  ${file}`)
  for (const { title, attachments } of findFailedBrowserTests(reportFiles.playwright))
    print(`\nFailed: ${title}\n${attachments.map((path) => `  ${path}`).join('\n')}`)
  print('')
  for (const line of formatRequirements(requirements)) print(line)
  const references = readReferenceNote(reportFiles.playwright)
  if (references) print(`Reference screenshots: ${references}`)
  if (!hasPostgres()) {
    print(
      `PostgreSQL: not tested, because there is no server for ${process.platform}-${process.arch}`,
    )
  }
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  print(`Duration: ${formatDuration((performance.now() - start.milliseconds) / 1000)}`)
  printCpuTimes(start.cpuTimes, readCpuTimes())
  print(`${sum('passed')} passed, ${failed} failed${skipped}`)
  return failed > 0 || sum('passed') === 0 ? 1 : 0
}

function printCpuTimes(before, after) {
  if (before === null || after === null) return
  for (const whose of ['programs', 'machine']) {
    const user = after[whose].user - before[whose].user
    const system = after[whose].system - before[whose].system
    const parts = `${formatDuration(user)} user, ${formatDuration(system)} system`
    print(`CPU time of the ${whose}: ${formatDuration(user + system)} (${parts})`)
  }
}

function formatDuration(seconds) {
  const rounded = Math.round(seconds)
  return `${Math.floor(rounded / 60)} min ${rounded % 60} s`
}
