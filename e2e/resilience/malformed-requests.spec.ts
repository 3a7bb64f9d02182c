import { connect } from 'node:net'
import { listSpellings } from '../../tests/support/encoded-paths.ts'
import { getOrigin, getPort } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'

const port = getPort('malformed-requests')
const origin = getOrigin('malformed-requests')

let shop: Program

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  shop = await startShop('malformed-requests')
})

test.afterAll(() => shop?.stop())

/** Sends the headers, waits for 100 Continue, sends the start of the body and resets the connection. */
async function abortRequest(path: string, type: string, bodyStart: string): Promise<void> {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: ${origin}`,
    `Content-Type: ${type}`,
    'Content-Length: 500',
    'Expect: 100-continue',
  ]
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await new Promise((continued) => socket.once('data', continued))
  socket.write(bodyStart)
  socket.resetAndDestroy()
}

/**
 * Requests uncached pages on several connections and resets them all when the first page arrives,
 * while the others are still waiting to be rendered.
 */
async function abandonPages(): Promise<void> {
  const sockets = Array.from({ length: 24 }, (_, index) => {
    const socket = connect(port, '127.0.0.1').on('error', () => null)
    socket.write(`GET /en/catalog?search=${index} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
    return socket
  })
  await Promise.race(
    sockets.map((socket) => new Promise((arrived) => socket.once('data', arrived))),
  )
  for (const socket of sockets) socket.resetAndDestroy()
}

test('a request body without a content length is refused once it exceeds the limit', async () => {
  const parts = Array.from({ length: 5 }, () => new Uint8Array(900_000).fill(97))
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const response = await fetch(`${origin}/en/auth/login`, { ...init, headers: { origin } })
  expect(response.status).toBe(413)
})

test('no spelling of a confidential path is public, and the outbox is available only on this machine', async () => {
  const get = async (path: string, host: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    let text = ''
    for await (const part of socket) text += String(part)
    return text
  }
  expect(await get('/outbox', `localhost:${port}`)).toContain('HTTP/1.1 200')
  for (const path of listSpellings('/outbox')) {
    expect(await get(path, 'shop.example'), path).toMatch(/^HTTP\/1.1 (308|404) /)
  }
  for (const path of ['/en/withdrawal', '/en/auth/reset', '/en/profile', '/en/crates/abc']) {
    for (const spelling of listSpellings(path)) {
      const reply = await get(spelling, `localhost:${port}`)
      expect(reply, spelling).not.toMatch(
        /^HTTP\/1.1 5|^cache-control: (public|private, no-cache)/im,
      )
    }
  }
})

/** Returns standard error without the entries of the security log. */
function readErrors(): string[] {
  const lines = shop.errors().split('\n')
  return lines.filter((line) => line !== '' && !/"level":"(info|warn)"/.test(line))
}

test('malformed requests get a client error, and neither they nor aborted requests are logged as errors', async ({
  request,
}) => {
  const headers = { origin, 'content-type': 'application/json' }
  const post = (path: string) => request.post(origin + path, { headers, data: '{}' })
  for (const path of [
    '/_serverFn/gone',
    '/_serverFn/__proto__',
    '/_serverFn/',
    '/_serverFn//a',
    '/_serverFn/%20',
  ]) {
    expect((await post(path)).status(), path).toBe(404)
  }
  for (const [method, id] of [
    ['GET', 'isGalleryEnabled'],
    ['POST', 'logOut'],
  ] as const) {
    const url = `${origin}/_serverFn/${id}`
    const response = await request.fetch(url, { method, headers: { origin } })
    expect(response.status(), id).toBe(400)
  }
  for (const data of ['{{{', '0', '{"t":99}']) {
    const call = { data, headers: { ...headers, 'x-tsr-serverfn': 'true' } }
    const response = await request.post(`${origin}/_serverFn/logIn`, call)
    expect(response.status(), data).toBe(422)
  }
  await abortRequest('/en/auth/login', 'application/x-www-form-urlencoded', 'email=ann')
  await abortRequest('/en/contacts', 'multipart/form-data; boundary=x', '--x\r\n')
  // After this request, the page's code is loaded and the next requests wait only for rendering.
  expect((await request.get(`${origin}/en/catalog`)).status()).toBe(200)
  await abandonPages()
  // Pages are rendered in order, so the aborted ones have been handled before this one.
  expect((await request.get(`${origin}/en/catalog?search=last`)).status()).toBe(200)
  const form = { headers: { origin }, form: { a: 'b' }, maxRedirects: 0 }
  const unauthenticated = await request.post(`${origin}/en/profile`, form)
  expect(unauthenticated.status()).toBe(303)
  await shop.stop()
  expect(readErrors()).toEqual([])
})
