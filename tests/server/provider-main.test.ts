import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const program = resolve(import.meta.dirname, '../../app/server/provider-main.ts')

/** Starts the provider on a free port and stops it after the test. */
async function startProvider(settings: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-provider-'))
  const port = String(await findFreePort())
  const child = spawn(process.execPath, [program], {
    env: { DATA_DIR: folder, DEMO_CATALOGUE: 'none', PROVIDER_PORT: port, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise((resolved) => child.once('exit', resolved))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
    await rm(folder, { recursive: true })
  })
  await new Promise((started, failed) => {
    child.stdout.on('data', (text) => String(text).includes('is running at') && started(null))
    child.once('exit', (code) => failed(new Error(`the provider exited with status ${code}`)))
  })
  return `http://127.0.0.1:${port}`
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function sendMessage(provider: string, forwardedFor: string): Promise<number> {
  const message = { full_name: 'Ann', email: 'ann@example.com', theme: 'T', message: 'M' }
  const response = await fetch(`${provider}/api/contact/send`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
  })
  return response.status
}

async function sendElevenMessages(provider: string): Promise<number[]> {
  const statuses: number[] = []
  for (let number = 1; number <= 11; number += 1) {
    statuses.push(await sendMessage(provider, `192.0.2.${number}`))
  }
  return statuses
}

const tenOkStatuses = Array.from({ length: 10 }, () => 200)

test('requests with forged forwarded addresses share one rate limit [R7.07 R9.05]', async () => {
  const provider = await startProvider({ TRUSTED_PROXY: '198.51.100.7' })
  expect(await sendElevenMessages(provider)).toEqual([...tenOkStatuses, 429])
})

test('clients behind the trusted proxy each have their own rate limit [R7.07 R9.05]', async () => {
  const provider = await startProvider({ TRUSTED_PROXY: 'loopback' })
  expect(await sendElevenMessages(provider)).toEqual([...tenOkStatuses, 200])
  const repeated = Array.from({ length: 10 }, () => sendMessage(provider, '203.0.113.9, 192.0.2.1'))
  expect((await Promise.all(repeated)).toSorted()).toEqual([...tenOkStatuses.slice(1), 429])
})

test('the standalone provider’s outbox is accessible only from its machine [R9.05]', async () => {
  const direct = await startProvider({})
  const behind = await startProvider({ TRUSTED_PROXY: 'loopback' })
  const fetchOutbox = async (provider: string, headers: Record<string, string>) =>
    (await fetch(`${provider}/outbox`, { headers })).status
  expect(await fetchOutbox(direct, {})).toBe(200)
  expect(await fetchOutbox(behind, {})).toBe(200)
  expect(await fetchOutbox(behind, { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  // Behind a proxy that is not configured, every client would appear to be on this machine.
  expect(await fetchOutbox(direct, { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  expect(await fetchOutbox(direct, { forwarded: 'for=203.0.113.9' })).toBe(404)
  expect(await fetchOutbox(direct, { 'x-real-ip': '203.0.113.9' })).toBe(404)
})
