import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const project = resolve(import.meta.dirname, '../..')

interface Started {
  readonly child: ReturnType<typeof spawn>
  readonly said: () => string
  readonly complained: () => string
}

function start(script: string, env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, [resolve(project, script)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  let complained = ''
  child.stdout.on('data', (text) => (said += String(text)))
  child.stderr.on('data', (text) => (complained += String(text)))
  onTestFinished(() => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
  })
  return { child, said: () => said, complained: () => complained }
}

async function occupiedPort(): Promise<string> {
  const server: Server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return String(port)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['PORT', 'PROVIDER_PORT'],
  ['PROVIDER_PORT', 'PORT'],
])(
  'the dev server stops before it begins when the port of %s is taken, and says so',
  async (setting, other) => {
    const port = await occupiedPort()
    const env = { [setting]: port, [other]: '0', HOST: '127.0.0.1', PROVIDER_URL: '' }
    const { child, said, complained } = start('scripts/dev.js', env)
    const [status] = await once(child, 'close')
    expect(status).toBe(1)
    expect(said()).toBe('')
    expect(complained()).toBe(
      `Port ${port} is in use by another program; stop it or set ${setting} to a free one.\n`,
    )
  },
)

test('of two programs that need each other, the end of one is the end of both', async () => {
  const { child, said } = start('tests/scripts/support/run-together.js')
  await expect.poll(() => Number(said()), { timeout: 10_000 }).toBeGreaterThan(0)
  child.stdin?.write('end\n')
  const [status] = await once(child, 'close')
  expect(status).toBe(3)
  expect(isAlive(Number(said()))).toBe(false)
})

test('a test run that somebody interrupts is not green, whatever its runner says', async () => {
  const { child, said, complained } = start('tests/scripts/support/run-to-end.js')
  await expect.poll(() => Number(said()), { timeout: 10_000 }).toBeGreaterThan(0)
  // As a terminal does: to everyone in the foreground.
  process.kill(-Number(child.pid), 'SIGINT')
  const [status] = await once(child, 'close')
  expect(status).toBe(130)
  expect(complained()).toBe('The test run was interrupted (SIGINT).\n')
  expect(said()).not.toContain('went on')
})
