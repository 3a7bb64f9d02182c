import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '../../support/programs/free-port.ts'
import { createEnvironment } from '../../support/programs/program-environment.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import {
  copyNode,
  createClient,
  startWorkers,
  waitUntilExited,
} from '../../support/programs/workers.ts'
import { bundledPrograms } from '../../../scripts/launch/folder.js'

vi.setConfig({ testTimeout: 120_000 })

const account = { email: 'ann@example.com', password: 'a long enough password' }
const newCustomer = {
  ...account,
  first_name: 'Ann',
  last_name: 'Bee',
  password_confirmation: account.password,
}
const registerPath = '/api/v1/customer/register'
const loginPath = '/api/v1/customer/login'

/**
 * Suspends a process, so that the others serve all new connections; returns a function that resumes
 * it.
 */
function suspend(pid: number): () => void {
  // Signaling process id zero would signal the tests' own process group.
  expect(pid).toBeGreaterThan(0)
  process.kill(pid, 'SIGSTOP')
  const resume = () => void process.kill(pid, 'SIGCONT')
  onTestFinished(() => {
    try {
      resume()
    } catch {
      // The process has exited.
    }
  })
  return resume
}

describe.skipIf(process.platform === 'win32')('several workers', () => {
  test('serve the same shop, and a killed one is replaced [P8.09 P9.03]', async () => {
    const shop = await startWorkers(2)
    const [first = 0, second = 0] = shop.pids()
    const send = createClient(shop.port, { keepAlive: false })
    const resumeSecond = suspend(second)
    expect(await send(registerPath, newCustomer)).toEqual({ status: 200, worker: first })
    resumeSecond()
    const resumeFirst = suspend(first)
    const login = { ...account, device_name: 'a test' }
    expect(await send(loginPath, login)).toEqual({ status: 200, worker: second })
    resumeFirst()
    process.kill(second, 'SIGKILL')
    await waitUntilExited([second])
    expect(await send(loginPath, login)).toEqual({ status: 200, worker: first })
    const [, , third = 0] = await shop.waitForWorkers(3)
    suspend(first)
    expect(await send(loginPath, login)).toEqual({ status: 200, worker: third })
  })

  test.each(['missing', 'being written'] as const)(
    'keep serving if one cannot be replaced because Node is %s, and it is replaced later [P8.09]',
    async (how) => {
      const node = await copyNode()
      const shop = await startWorkers(2, { node: node.path })
      const [first = 0, second = 0] = shop.pids()
      await node.disable(how)
      process.kill(second, 'SIGKILL')
      await shop.waitForErrors(/"worker-died".*"reason":"spawn /)
      const send = createClient(shop.port, { keepAlive: false })
      expect(await send('/api/v1/products')).toEqual({ status: 200, worker: first })
      await node.enable()
      const [, , third = 0] = await shop.waitForWorkers(3)
      suspend(first)
      expect(await send('/api/v1/products')).toEqual({ status: 200, worker: third })
    },
  )

  test('receive messages published by another one [P9.03]', async () => {
    const shop = await startWorkers(3)
    const send = createClient(shop.port, { keepAlive: false })
    const { worker } = await send('/publish')
    const others = shop.pids().filter((pid) => pid !== worker)
    const received = (pid: number) => `worker ${pid} received {"from":${worker}}`
    for (const pid of others) await shop.waitForOutput(received(pid))
    expect(shop.output()).not.toContain(received(worker))
  })

  test('stop with their supervisor on SIGTERM [P8.03]', async () => {
    const shop = await startWorkers(2)
    shop.kill('SIGTERM')
    expect(await shop.exited).toBe(0)
    await waitUntilExited(shop.pids())
  })

  test('exit when their supervisor is killed [P8.03]', async () => {
    const shop = await startWorkers(2)
    shop.kill('SIGKILL')
    expect(await shop.exited).toBeNull()
    await waitUntilExited(shop.pids())
  })
})

describe.skipIf(process.platform === 'win32')('a rolling restart', () => {
  test('replaces all workers without a failed request', async () => {
    const shop = await startWorkers(2)
    const old = shop.pids()
    const clients = Array.from({ length: 4 }, () => requestUntilReplaced(shop.port, old))
    shop.kill('SIGHUP')
    await shop.waitForLog('restart-finished')
    const statuses = (await Promise.all(clients)).flat()
    expect(new Set(statuses)).toEqual(new Set([200]))
    await waitUntilExited(old)
    expect(shop.pids().filter((pid) => !old.includes(pid))).toHaveLength(2)
  })

  test('that is asked for while workers are starting follows once they have started', async () => {
    const shop = await startWorkers(2, { awaited: 'first' })
    shop.kill('SIGHUP')
    await shop.waitForLog('restart-finished')
    expect(await shop.waitForWorkers(4)).toHaveLength(4)
  })

  test('keeps the old workers if a new one cannot start', async () => {
    const shop = await startWorkers(2)
    const old = shop.pids()
    await writeFile(join(shop.folder, 'broken'), '')
    shop.kill('SIGHUP')
    await shop.waitForLog('restart-failed')
    expect(shop.errors()).toContain('This version does not start.\n')
    const { worker } = await createClient(shop.port, { keepAlive: false })('/api/v1/products')
    expect(old).toContain(worker)
    await rm(join(shop.folder, 'broken'))
    shop.kill('SIGHUP')
    await shop.waitForLog('restart-finished')
    await waitUntilExited(old)
  })

  test('stops a new worker that takes too long to start, and keeps the old ones', async () => {
    const shop = await startWorkers(2)
    const old = shop.pids()
    await writeFile(join(shop.folder, 'hanging'), '')
    shop.kill('SIGHUP')
    await shop.waitForOutput('hangs')
    shop.kill('SIGUSR2')
    await shop.waitForErrors(/"restart-failed".*"reason":"It took longer than /)
    const [, hungPid = ''] = /^worker (\d+) hangs$/m.exec(shop.output()) ?? []
    await waitUntilExited([Number(hungPid)])
    const { worker } = await createClient(shop.port, { keepAlive: false })('/api/v1/products')
    expect(old).toContain(worker)
    await rm(join(shop.folder, 'hanging'))
    shop.kill('SIGHUP')
    await shop.waitForLog('restart-finished')
    await waitUntilExited(old)
  })

  test.each(['missing', 'being written'] as const)(
    'keeps the old workers while Node is %s',
    async (how) => {
      const node = await copyNode()
      const shop = await startWorkers(2, { node: node.path })
      const old = shop.pids()
      await node.disable(how)
      shop.kill('SIGHUP')
      await shop.waitForErrors(/"restart-failed".*"reason":"spawn /)
      const { worker } = await createClient(shop.port, { keepAlive: false })('/api/v1/products')
      expect(old).toContain(worker)
      await node.enable()
      shop.kill('SIGHUP')
      await shop.waitForLog('restart-finished')
      await waitUntilExited(old)
    },
  )
})

/**
 * Sends requests on new connections until new workers serve three in a row; returns all statuses.
 * Rejects if a request fails.
 */
async function requestUntilReplaced(port: number, old: readonly number[]): Promise<number[]> {
  const send = createClient(port, { keepAlive: true })
  const statuses: number[] = []
  for (let inNew = 0; inNew < 3;) {
    const { status, worker } = await send('/api/v1/products')
    statuses.push(status)
    inNew = old.includes(worker) ? 0 : inNew + 1
  }
  return statuses
}

describe('npm run serve', () => {
  const run = (args: string[], settings: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [bundledPrograms.serve, ...args],
      { env: createEnvironment(settings), encoding: 'utf8' },
    )
    return { status, stdout, stderr }
  }

  test.each(['0', '-1', '2.5', 'all', '257', ''])(
    'exits with a single sentence for --workers=%s',
    (value) => {
      expect(run([`--workers=${value}`])).toEqual({
        status: 2,
        stdout: '',
        stderr: '--workers is invalid: it must be a whole number from 1 to 256.\n',
      })
    },
  )

  test.each([['--workers'], ['--worker', '2'], ['2']])(
    'exits with a single sentence for the arguments %s',
    (...args) => {
      expect(run(args)).toEqual({
        status: 2,
        stdout: '',
        stderr: 'The only option is --workers with a number, such as --workers 4.\n',
      })
    },
  )

  test('exits with the reason if the first worker cannot start [P8.09]', async () => {
    const folder = await createTemporaryFolder()
    await writeFile(join(folder, 'secret'), 'abc')
    const port = String(await findFreePort())
    const settings = { PORT: port, DATA_DIR: folder, DEMO_CATALOGUE: 'none' }
    expect(run(['--workers', '2'], settings)).toEqual({
      status: 1,
      stdout: '',
      stderr: `The secret ${folder}/secret is damaged: restore it from a backup, or delete it to generate a new one.\n`,
    })
  })
})
