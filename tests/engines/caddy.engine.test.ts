import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { Agent, request } from 'undici'
import type { Dispatcher } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { createEnvironment } from '../support/programs/program-environment.ts'
import { startChildProgram } from '../support/programs/child-program.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import {
  findCaddyPorts,
  negotiateProtocol,
  readOldVersionOptions,
  startCaddy,
} from './support/caddy.ts'

const project = resolve(import.meta.dirname, '../..')
type Headers = Record<string, string>
/** What a browser sends when a visitor opens a page, compressed in any way. */
const navigation = { accept: 'text/html', 'accept-encoding': 'gzip, br', 'sec-fetch-site': 'none' }

/** Imports the example into a new data folder, and returns it. */
async function importExample(): Promise<string> {
  const dataDir = await createTemporaryFolder()
  const env = createEnvironment({ DATA_DIR: dataDir, DEMO_CATALOGUE: 'none' })
  const args = ['dist/overtone/shop.js', 'import', 'examples']
  expect(spawnSync(process.execPath, args, { cwd: project, env }).status).toBe(0)
  return dataDir
}

/** Starts a shop behind Caddy, by default without sounds; `visit` requests from a local address. */
async function openShopBehindCaddy(givenDataDir: string | null = null) {
  const ports = await findCaddyPorts()
  const origin = `https://localhost:${ports.https}`
  const settings = {
    DATA_DIR: givenDataDir ?? (await createTemporaryFolder()),
    DEMO_CATALOGUE: 'none',
    ORIGIN: origin,
    MAIL: 'log',
    // Not `loopback`, because the visitors of these tests have local addresses, too.
    TRUSTED_PROXY: '127.0.0.1',
  }
  const shop = await startChildProgram('dist/overtone/server.js', 'is running at', settings)
  const ca = await startCaddy(ports, shop.port)
  return { origin, ports, visit: createVisit(origin, ca) }
}

function createVisit(origin: string, ca: string) {
  return async (
    path: string,
    options: { headers?: Headers; body?: string; method?: 'GET' | 'POST' } = {},
    localAddress = '127.0.0.1',
  ) => {
    const dispatcher: Dispatcher = new Agent({ connect: { ca }, localAddress })
    onTestFinished(() => dispatcher.close())
    return await request(origin + path, { dispatcher, ...options })
  }
}

test('Caddy redirects HTTP, and its certificate and the headers of the shop reach the visitor [P9.08]', async () => {
  const { origin, ports, visit } = await openShopBehindCaddy()
  const insecure = await request(`http://localhost:${ports.http}/en/`)
  expect(insecure.statusCode).toBe(308)
  expect(insecure.headers['location']).toMatch(/^https:\/\/localhost/)
  const page = await visit('/en/terms', { headers: navigation })
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({
    'content-encoding': 'br',
    'strict-transport-security': expect.stringContaining('max-age='),
    'content-security-policy': expect.stringContaining('default-src'),
    vary: expect.stringContaining('Cookie'),
  })
  await page.body.dump()
  const identity = await visit('/en/terms', { headers: { accept: 'text/html' } })
  expect(await identity.body.text()).toContain(`href="${origin}/en/terms"`)
})

test('behind Caddy, a page that a foreign site requests with the session is not compressed [P9.08]', async () => {
  const { visit } = await openShopBehindCaddy()
  const foreign = { ...navigation, 'sec-fetch-site': 'cross-site', cookie: '__Host-token=1|x' }
  const page = await visit('/en/contacts', { headers: foreign })
  expect(page.headers['content-encoding']).toBeUndefined()
  await page.body.dump()
})

test('behind Caddy, limits count the address of the visitor, and not the one that a visitor claims [P9.08]', async () => {
  const { origin, visit } = await openShopBehindCaddy()
  const send = async (localAddress: string, claimed: string) => {
    const body = new URLSearchParams({
      full_name: 'Ann Bee',
      email: 'ann@example.com',
      theme: 'A wish',
      message: 'More rain on tin roofs, please.',
    }).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const headers = { ...type, origin, 'x-forwarded-for': claimed, 'sec-fetch-site': 'same-origin' }
    const response = await visit('/en/contacts', { method: 'POST', body, headers }, localAddress)
    await response.body.dump()
    return response.statusCode
  }
  const statuses: number[] = []
  for (let index = 0; index < 12; index += 1)
    statuses.push(await send('127.0.0.2', `192.0.2.${index}`))
  expect(statuses).toEqual([...Array(10).fill(303), 429, 429])
  expect(await send('127.0.0.3', '192.0.2.1')).toBe(303)
})

test('behind Caddy, a part of a sound is a range [P9.08]', async () => {
  const { visit } = await openShopBehindCaddy(await importExample())
  const list = await visit('/en/catalog', { headers: { accept: 'text/html' } })
  const path = /\/media\/[^"'\\ ]+\.mp3/.exec(await list.body.text())?.[0] ?? '/no-sound'
  const whole = Buffer.from(await (await visit(path)).body.arrayBuffer())
  const part = await visit(path, { headers: { range: 'bytes=100-199' } })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.length}`)
  expect(Buffer.from(await part.body.arrayBuffer())).toEqual(whole.subarray(100, 200))
})

test('Caddy passes on each part of a response before the next one exists [P9.08]', async () => {
  const ports = await findCaddyPorts()
  const { promise: received, resolve: receive } = Promise.withResolvers<void>()
  const server = createServer((_request, response) => {
    response.write('first')
    void received.then(() => response.end('second'))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const ca = await startCaddy(ports, (server.address() as AddressInfo).port)
  const { body } = await createVisit(`https://localhost:${ports.https}`, ca)('/')
  const parts: string[] = []
  for await (const part of body) {
    parts.push(String(part))
    receive()
  }
  expect(parts).toEqual(['first', 'second'])
})

test('with its options for old versions, Caddy speaks HTTP/1.1, in which a response that is cut off is shorter than announced [P9.08]', async () => {
  const ports = await findCaddyPorts()
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '10' })
    response.write('first', () => response.destroy())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ca = await startCaddy(ports, port, readOldVersionOptions())
  expect(await negotiateProtocol(ports.https, ca)).toBe('http/1.1')
  const visit = createVisit(`https://localhost:${ports.https}`, ca)
  await expect(visit('/').then(({ body }) => body.text())).rejects.toThrow(
    /length does not match|closed|aborted|terminated/,
  )
})
