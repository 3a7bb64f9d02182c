import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const program = resolve(import.meta.dirname, '../../app/server/provider-main.ts')

/** The provider on a free port of its own, stopped after the test. */
async function startAlone(settings: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-alone-'))
  const port = String(await freePort())
  const child = spawn(process.execPath, [program], {
    env: { DATA_DIR: folder, DEMO_CATALOGUE: 'none', PROVIDER_PORT: port, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  })
  await new Promise((opened, failed) => {
    child.stdout.on('data', (text) => String(text).includes('is open at') && opened(null))
    child.once('exit', (code) => failed(new Error(`the provider ended with ${code}`)))
  })
  return `http://127.0.0.1:${port}`
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function writeTo(provider: string, forwarded: string): Promise<number> {
  const message = { full_name: 'Ann', email: 'ann@example.com', theme: 'T', message: 'M' }
  const answer = await fetch(`${provider}/api/contact/send`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
  })
  return answer.status
}

async function statusOfEleven(provider: string): Promise<number[]> {
  const statuses: number[] = []
  for (let number = 1; number <= 11; number += 1) {
    statuses.push(await writeTo(provider, `192.0.2.${number}`))
  }
  return statuses
}

const tenAnswered = Array.from({ length: 10 }, () => 200)

test('R7.07 R9.05 a visitor who invents forwarded addresses is still counted as one', async () => {
  const provider = await startAlone({ TRUSTED_PROXY: '198.51.100.7' })
  expect(await statusOfEleven(provider)).toEqual([...tenAnswered, 429])
})

test('R7.07 R9.05 visitors whom the configured proxy names are counted one by one', async () => {
  const provider = await startAlone({ TRUSTED_PROXY: 'loopback' })
  expect(await statusOfEleven(provider)).toEqual([...tenAnswered, 200])
  const again = Array.from({ length: 10 }, () => writeTo(provider, '203.0.113.9, 192.0.2.1'))
  expect((await Promise.all(again)).toSorted()).toEqual([...tenAnswered.slice(1), 429])
})

test('R9.05 the outbox of a provider alone is shown to its own machine only', async () => {
  const direct = await startAlone({})
  const behind = await startAlone({ TRUSTED_PROXY: 'loopback' })
  const statusOf = async (provider: string, headers: Record<string, string>) =>
    (await fetch(`${provider}/outbox`, { headers })).status
  expect(await statusOf(direct, {})).toBe(200)
  expect(await statusOf(behind, {})).toBe(200)
  expect(await statusOf(behind, { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  // A proxy nobody told of makes every visitor look like this machine.
  expect(await statusOf(direct, { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  expect(await statusOf(direct, { forwarded: 'for=203.0.113.9' })).toBe(404)
  expect(await statusOf(direct, { 'x-real-ip': '203.0.113.9' })).toBe(404)
})
