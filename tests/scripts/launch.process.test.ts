import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { removeDeadOwners } from '../../scripts/launch/lock.js'
import { cacheFolder } from '../../scripts/launch/project.js'
import {
  countPlaywright,
  countVitest,
  findFailedBrowserTests,
  findSlowestFiles,
} from '../../scripts/launch/results.js'

const holdLockScript = resolve(import.meta.dirname, 'support/hold-lock.js')
const runAndWaitScript = resolve(import.meta.dirname, 'support/run-and-wait.js')
const folder = mkdtempSync(join(tmpdir(), 'overtone-launch-'))
/** Larger than any process id on any platform. */
const deadPid = 99_999_999

function holdLock(name: string, file: string, mode = 'briefly') {
  return spawn(process.execPath, [holdLockScript, name, file, mode], { stdio: 'ignore' })
}

test('concurrent commands hold a lock one after another', async () => {
  const file = join(folder, 'turns')
  const name = `test-turns-${process.pid}`
  const holders = [holdLock(name, file), holdLock(name, file), holdLock(name, file)]
  await Promise.all(holders.map((child) => once(child, 'exit')))
  expect(readFileSync(file, 'utf8')).toBe('in\nout\n'.repeat(3))
  expect(readdirSync(cacheFolder).filter((entry) => entry.startsWith(name))).toEqual([])
})

test('the lock of a killed command is taken over', async () => {
  const file = join(folder, 'killed')
  const name = `test-killed-${process.pid}`
  const killed = holdLock(name, file, 'forever')
  await expect.poll(() => readText(file)).toBe('in\n')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await once(holdLock(name, file), 'exit')
  expect(readFileSync(file, 'utf8')).toBe('in\nin\nout\n')
})

test('the lock of an earlier command with the same process id is taken over', async () => {
  const file = join(folder, 'same-id')
  const name = `test-same-id-${process.pid}`
  await once(holdLock(name, file, 'as-if-mine'), 'exit')
  expect(readFileSync(file, 'utf8')).toBe('in\nout\n')
})

test('a lock without an owner is taken over', async () => {
  const file = join(folder, 'no-owner')
  const name = `test-no-owner-${process.pid}`
  mkdirSync(join(cacheFolder, `${name}.lock`), { recursive: true })
  await once(holdLock(name, file), 'exit')
  expect(readFileSync(file, 'utf8')).toBe('in\nout\n')
})

test('removing dead owners keeps the owner that took over the lock', () => {
  const lock = join(folder, 'taken-over.lock')
  mkdirSync(lock)
  writeFileSync(join(lock, String(deadPid)), '')
  writeFileSync(join(lock, String(process.ppid)), '')
  removeDeadOwners(lock)
  expect(existsSync(join(lock, String(deadPid)))).toBe(false)
  expect(existsSync(join(lock, String(process.ppid)))).toBe(true)
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a step interrupted by %s fails, so an interrupted install leaves no stamp',
  async (signal) => {
    const child = spawn(process.execPath, [runAndWaitScript], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const output: string[] = []
    child.stdout.on('data', (text) => output.push(String(text)))
    await expect.poll(() => Number(output.join(''))).toBeGreaterThan(0)
    process.kill(Number(output.join('')), signal)
    await once(child, 'close')
    expect(output.join('')).toContain(`The program was interrupted (${signal}).`)
  },
)

test('a test runner that writes no report counts as a failure', () => {
  const missing = join(folder, 'no-such-report.json')
  expect(countVitest(missing).failed).toBe(1)
  expect(countPlaywright(missing).failed).toBe(1)
})

test('a test file that does not load counts as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  const counts = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const report = writeReport('vitest.json', { ...counts, testResults })
  expect(countVitest(report)).toEqual({ passed: 4, failed: 1, skipped: 0 })
})

test('a browser test that passes only on a retry counts as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
  const report = writeReport('playwright.json', { stats, errors: [] })
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('the slowest files are listed across both reports', () => {
  const testResults = [
    { name: resolve('tests/quick.test.ts'), startTime: 0, endTime: 1000 },
    { name: resolve('tests/slow.test.ts'), startTime: 0, endTime: 5000 },
  ]
  const specs = [{ tests: [{ results: [{ duration: 1000 }, { duration: 2000 }] }] }]
  const suites = [{ file: 'cart.spec.ts', specs: [], suites: [{ specs }] }]
  const reports = {
    vitest: writeReport('durations.json', { testResults }),
    playwright: writeReport('browser-durations.json', { suites }),
  }
  expect(findSlowestFiles(reports, 2)).toEqual([
    { file: 'tests/slow.test.ts', seconds: 5 },
    { file: 'e2e/cart.spec.ts', seconds: 3 },
  ])
})

test('a browser test that failed or passed only on a retry is listed with its trace and screenshot', () => {
  const attachments = [{ path: '/a/failed.png' }, { body: 'text' }]
  const results = [{ attachments }, { attachments: [{ path: '/a/trace.zip' }] }]
  const specs = [
    { title: 'passes', tests: [{ status: 'expected', results: [{ attachments: [] }] }] },
    { title: 'fails', tests: [{ status: 'unexpected', results }] },
    { title: 'flaky', tests: [{ status: 'flaky', results }] },
  ]
  const report = writeReport('failures.json', { suites: [{ specs }] })
  expect(findFailedBrowserTests(report)).toEqual([
    { title: 'fails', attachments: ['/a/failed.png', '/a/trace.zip'] },
    { title: 'flaky', attachments: ['/a/failed.png', '/a/trace.zip'] },
  ])
})

function writeReport(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
