import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const projectFolder = resolve(import.meta.dirname, '../..')

interface StartedScript {
  readonly child: ReturnType<typeof spawn>
  readonly stdout: () => string
  readonly stderr: () => string
}

function startScript(script: string, env: NodeJS.ProcessEnv = {}): StartedScript {
  const child = spawn(process.execPath, [resolve(projectFolder, script)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (text) => (stdout += String(text)))
  child.stderr.on('data', (text) => (stderr += String(text)))
  onTestFinished(() => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
  })
  return { child, stdout: () => stdout, stderr: () => stderr }
}

async function occupyPort(): Promise<string> {
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
])('the dev server does not start if the port in %s is in use', async (setting, other) => {
  const port = await occupyPort()
  const env = { [setting]: port, [other]: '0', HOST: '127.0.0.1', PROVIDER_URL: '' }
  const { child, stdout, stderr } = startScript('scripts/dev.js', env)
  const [status] = await once(child, 'close')
  expect(status).toBe(1)
  expect(stdout()).toBe('')
  expect(stderr()).toBe(
    `Port ${port} is in use by another program; stop it or set ${setting} to a free one.\n`,
  )
})

test('if one of two interdependent programs exits, the other one is stopped', async () => {
  const { child, stdout } = startScript('tests/scripts/support/run-together.js')
  await expect.poll(() => Number(stdout())).toBeGreaterThan(0)
  child.stdin?.write('end\n')
  const [status] = await once(child, 'close')
  expect(status).toBe(3)
  expect(isAlive(Number(stdout()))).toBe(false)
})

test("an interrupted test run fails, whatever its runner's exit status", async () => {
  const { child, stdout, stderr } = startScript('tests/scripts/support/run-to-end.js')
  await expect.poll(() => Number(stdout())).toBeGreaterThan(0)
  // A terminal sends SIGINT to the whole foreground process group.
  process.kill(-Number(child.pid), 'SIGINT')
  const [status] = await once(child, 'close')
  expect(status).toBe(130)
  expect(stderr()).toBe('The test run was interrupted (SIGINT).\n')
  expect(stdout()).not.toContain('went on')
})
