import { expect, test } from 'vitest'
import { signVisitorAddress } from '#provider/contract/visitor-address.ts'
import { startChildProgram } from '../support/programs/child-program.ts'
import { findFreePort } from '../support/programs/free-port.ts'
import { listSpellings } from '../support/encoded-paths.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { startOtlpReceiver } from '../support/network/otlp-receiver.ts'
import { openConnection } from '../support/network/raw-connection.ts'
import { runToExit } from '../support/programs/run-to-exit.ts'
import { bundledPrograms } from '../../scripts/launch/folder.js'

/** Starts the provider on a free port with an empty folder and stops it after the test. */
async function startProgram(settings: Record<string, string>) {
  const folder = await createTemporaryFolder()
  const program = await startChildProgram(
    bundledPrograms.provider,
    'is running at',
    { DATA_DIR: folder, DEMO_CATALOGUE: 'none', ...settings },
    'PROVIDER_PORT',
  )
  return { ...program, url: `http://127.0.0.1:${program.port}` }
}

/** Starts the provider and returns its URL. */
async function startProvider(settings: Record<string, string>): Promise<string> {
  return (await startProgram(settings)).url
}

async function sendMessage(
  provider: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const message = { full_name: 'Ann', email: 'ann@example.com', theme: 'T', message: 'M' }
  const response = await fetch(`${provider}/api/contact/send`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return response.status
}

const forwardedFor = (addresses: string) => ({ 'x-forwarded-for': addresses })

async function sendElevenMessages(
  provider: string,
  toHeaders: (address: string) => Readonly<Record<string, string>> = forwardedFor,
): Promise<number[]> {
  const statuses: number[] = []
  for (let number = 1; number <= 11; number += 1) {
    statuses.push(await sendMessage(provider, toHeaders(`192.0.2.${number}`)))
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
  const repeated = Array.from({ length: 10 }, () =>
    sendMessage(provider, forwardedFor('203.0.113.9, 192.0.2.1')),
  )
  expect((await Promise.all(repeated)).toSorted()).toEqual([...tenOkStatuses.slice(1), 429])
})

test('visitors of a storefront with the same secret each have their own rate limit [P9.05]', async () => {
  const secret = 'a secret that both programs share'
  const provider = await startProvider({ VISITOR_SECRET: secret })
  const statuses = await sendElevenMessages(provider, (address) => ({
    'x-visitor-address': signVisitorAddress(address, secret, Date.now()),
  }))
  expect(statuses).toEqual([...tenOkStatuses, 200])
})

test('the standalone provider’s outbox is accessible only from its machine [R9.05]', async () => {
  const direct = await startProvider({})
  const behind = await startProvider({ TRUSTED_PROXY: 'loopback' })
  const fetchOutbox = async (provider: string, headers: Record<string, string>) =>
    (await fetch(`${provider}/outbox`, { headers })).status
  expect(await fetchOutbox(direct, {})).toBe(200)
  expect(await fetchOutbox(behind, {})).toBe(200)
  expect(await fetchOutbox(behind, { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  // Behind an unconfigured proxy, every client would appear to be on this machine.
  expect(await fetchOutbox(direct, { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  expect(await fetchOutbox(direct, { forwarded: 'for=203.0.113.9' })).toBe(404)
  expect(await fetchOutbox(direct, { 'x-real-ip': '203.0.113.9' })).toBe(404)
  const { port } = new URL(direct)
  for (const path of listSpellings('/outbox')) {
    for (const host of ['host: shop.example', 'host: localhost\r\nx-forwarded-for: 203.0.113.9']) {
      const { send, closed } = await openConnection(Number(port))
      send(`GET ${path} HTTP/1.1\r\n${host}\r\nconnection: close\r\n\r\n`)
      expect(`${path}: ${await closed}`).toMatch(/: HTTP\/1.1 (404|308) /)
    }
  }
})

test('a printed email contains neither its reset link nor characters that a terminal or a log interprets [P8.07]', async () => {
  const { url, output } = await startProgram({})
  const post = (path: string, body: object) =>
    fetch(`${url}/api/v1/customer/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const email = 'ann@example.com'
  const password = 'a long enough one'
  await post('register', {
    first_name: 'Ann',
    last_name: 'Bee',
    email,
    password,
    password_confirmation: password,
  })
  await post('forgot-password', { email })
  await expect.poll(output).toContain('/auth/reset')
  expect(output()).toContain('/en/auth/reset?[hidden]')
  expect(output()).not.toContain('token=')
  expect(await (await fetch(`${url}/outbox`)).text()).toMatch(/auth\/reset\?token=/)
  const forged = '{"level":"info","event":"login","customerId":7}'
  await fetch(`${url}/api/contact/send`, {
    method: 'POST',
    body: JSON.stringify({
      full_name: 'Ann',
      email,
      theme: `A\u001b[2J\n${forged}`,
      message: `B\u001b]52;c;cm0=\u0007\n${forged}\r${forged}`,
    }),
    headers: { 'content-type': 'application/json' },
  })
  await expect.poll(output).toContain('Message from the contact form')
  expect(output()).toContain(`│ ${forged}`)
  expect(output()).not.toMatch(/^\{|[^\P{Cc}\n]/mu)
})

test('in production, the provider does not start without a way to deliver emails', async () => {
  const production = {
    NODE_ENV: 'production',
    ORIGIN: 'https://shop.example',
    PAYMENT: 'demo',
  }
  await expect(startProgram(production)).rejects.toThrow(/status 1: SMTP_URL is not set: [^\n]+\n$/)
  const { errors } = await startProgram({ ...production, MAIL: 'log' })
  await expect.poll(errors).toContain('rate-limit-shared')
})

test.each([
  [bundledPrograms.server, {}],
  [bundledPrograms.provider, {}],
  // A storefront that shares its settings with the provider.
  [bundledPrograms.provider, { PROVIDER_URL: 'http://127.0.0.1:4000' }],
])(
  'in live mode, %s lists all missing settings and exits with status 1: %o [P5.09]',
  async (program, settings) => {
    const { status, stderr } = await runToExit(program, { NODE_ENV: 'production', ...settings })
    expect(status).toBe(1)
    for (const name of ['ORIGIN', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'demo', 'seller.email']) {
      expect(stderr).toContain(`\n  ${name}: `)
    }
  },
)

test('a provider reports its health, and metrics on a port of their own [P9.07]', async () => {
  const port = await findFreePort()
  const provider = await startProvider({ PROVIDER_METRICS_PORT: String(port) })
  const alive = await fetch(`${provider}/healthz`)
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }])
  const ready = await fetch(`${provider}/readyz`)
  const checks = { database: 'ok', migrations: 'ok', files: 'ok' }
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', ...checks }])
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(await metrics.text()).toContain('overtone_ready{check="database"} 1')
  expect((await fetch(`${provider}/metrics`)).status).toBe(404)
})

test('a provider sends its traces when it ends, and ends without a receiver, too [P9.07]', async () => {
  const receiver = await startOtlpReceiver()
  const traced = await startProgram({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
  })
  await fetch(`${traced.url}/api/v1/products`, { headers: { 'x-request-id': 'r1' } })
  traced.kill('SIGTERM')
  expect(await traced.exited).toBe(0)
  expect(receiver.malformed).toEqual([])
  expect(receiver.spans.map(({ name }) => name)).toContain('GET /api/v1/products')
  const port = await findFreePort()
  const alone = await startProgram({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_TRACES_SAMPLER_ARG: '1',
  })
  await fetch(`${alone.url}/api/v1/products`)
  alone.kill('SIGTERM')
  expect(await alone.exited).toBe(0)
})
