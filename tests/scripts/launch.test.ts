import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ownerOf, setAside } from '../../scripts/launch/lock.js'
import { cacheFolder } from '../../scripts/launch/project.js'
import { readPlaywright, readVitest } from '../../scripts/launch/results.js'

const holder = resolve(import.meta.dirname, 'support/hold-lock.js')
const runner = resolve(import.meta.dirname, 'support/run-and-wait.js')
const folder = mkdtempSync(join(tmpdir(), 'overtone-launch-'))

function hold(name: string, file: string, mode = 'briefly') {
  return spawn(process.execPath, [holder, name, file, mode], { stdio: 'ignore' })
}

test('two launchers at once take turns', async () => {
  const file = join(folder, 'turns')
  const name = `test-turns-${process.pid}`
  const holders = [hold(name, file), hold(name, file), hold(name, file)]
  await Promise.all(holders.map((child) => once(child, 'exit')))
  expect(readFileSync(file, 'utf8')).toBe('in\nout\n'.repeat(3))
})

test('a lock left by a launcher that was killed is taken over', async () => {
  const file = join(folder, 'killed')
  const name = `test-killed-${process.pid}`
  const killed = hold(name, file, 'forever')
  await expect.poll(() => contentOf(file), { timeout: 10_000 }).toBe('in\n')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await once(hold(name, file), 'exit')
  expect(readFileSync(file, 'utf8')).toBe('in\nin\nout\n')
})

test('a lock left by a run that had the same process id is taken over', async () => {
  const file = join(folder, 'same-id')
  const name = `test-same-id-${process.pid}`
  await once(hold(name, file, 'as-if-mine'), 'exit')
  expect(readFileSync(file, 'utf8')).toBe('in\nout\n')
}, 5000)

test('of two who find the same dead owner only one moves the lock, and never its next owner’s', () => {
  const lock = join(folder, 'found-by-two.lock')
  leaveLock(lock, '999999')
  const [first, second] = [ownerOf(lock), ownerOf(lock)]
  expect(setAside(lock, first)).toBe(true)
  leaveLock(lock, String(process.pid))
  expect(setAside(lock, second)).toBe(false)
  expect(ownerOf(lock)?.pid).toBe(process.pid)
})

test('what takeovers left behind is removed after an hour, by whoever comes next', async () => {
  const left = (name: string, minutes: number) => {
    const path = join(cacheFolder, `test-left-${process.pid}-${name}.lock.1-2`)
    leaveLock(path, '999999')
    const moment = new Date(Date.now() - minutes * 60_000)
    utimesSync(path, moment, moment)
    return path
  }
  const [old, young] = [left('old', 61), left('young', 30)]
  await once(hold(`test-next-${process.pid}`, join(folder, 'next')), 'exit')
  expect([existsSync(old), existsSync(young)]).toEqual([false, true])
  rmSync(young, { recursive: true })
})

test('a lock without a note, left by a launcher that was killed at once, is taken over', async () => {
  const file = join(folder, 'no-note')
  const name = `test-no-note-${process.pid}`
  mkdirSync(join(cacheFolder, `${name}.lock`), { recursive: true })
  await once(hold(name, file), 'exit')
  expect(readFileSync(file, 'utf8')).toBe('in\nout\n')
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a step that was ended by %s did not go well, so an interrupted install leaves no stamp',
  async (signal) => {
    const child = spawn(process.execPath, [runner], { stdio: ['ignore', 'pipe', 'ignore'] })
    const said: string[] = []
    child.stdout.on('data', (text) => said.push(String(text)))
    await expect.poll(() => Number(said.join('')), { timeout: 10_000 }).toBeGreaterThan(0)
    process.kill(Number(said.join('')), signal)
    await once(child, 'close')
    expect(said.join('')).toContain(`The program was interrupted (${signal}).`)
  },
)

test('a runner that left no report counts as a failure', () => {
  const missing = join(folder, 'no-such-report.json')
  expect(readVitest(missing).failed).toBe(1)
  expect(readPlaywright(missing).failed).toBe(1)
})

test('a test file that does not load counts as a failure', () => {
  const report = join(folder, 'vitest.json')
  const testResults = [{ status: 'failed', assertionResults: [] }]
  const counts = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  writeFileSync(report, JSON.stringify({ ...counts, testResults }))
  expect(readVitest(report)).toEqual({ passed: 4, failed: 1, skipped: 0 })
})

test('a browser test that passed only on a second try counts as failed', () => {
  const report = join(folder, 'playwright.json')
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
  writeFileSync(report, JSON.stringify({ stats, errors: [] }))
  expect(readPlaywright(report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

function leaveLock(lock: string, owner: string): void {
  mkdirSync(lock)
  writeFileSync(join(lock, 'pid'), owner)
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
