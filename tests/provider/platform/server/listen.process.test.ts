import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '#provider/platform/server/listen.ts'
import { startChildProgram } from '../../../support/programs/child-program.ts'
import { findFreePort } from '../../../support/programs/free-port.ts'
import { openConnection, waitUntilRefused } from '../../../support/network/raw-connection.ts'

const program = 'tests/support/programs/listening-program.ts'

/** Starts a program with these timeouts in milliseconds. */
function start(timeouts: Readonly<Record<string, number>> = {}, origin = 'http://localhost') {
  return startChildProgram(program, 'listening', {
    ORIGIN: origin,
    TIMEOUTS: JSON.stringify(timeouts),
  })
}

const host = 'host: localhost\r\n'

/** The headers of a nine-byte body, to which the server responds before the body arrives. */
const nineBytes = 'content-length: 9\r\nexpect: 100-continue\r\n\r\n'

describe('a stopped program', () => {
  test.each([
    ['that sends nothing', '', ''],
    ['that has sent half of the headers', 'GET / HTTP/1.1\r\nhost: loc', ''],
    [
      'that has sent half of the body',
      `POST / HTTP/1.1\r\n${host}${nineBytes}1234`,
      '100 Continue',
    ],
  ])('exits despite a client %s [P8.03]', async (_case, text, answer) => {
    const { port, kill, exited } = await start({ stop: 300 })
    const connection = await openConnection(port)
    connection.send(text)
    if (answer) await connection.received(answer)
    kill('SIGTERM')
    expect(await exited).toBe(0)
    await connection.closed
  })

  test('exits despite a client that stopped reading a download [P8.03]', async () => {
    const { port, kill, exited } = await start({ stop: 300 })
    const { socket, send, received } = await openConnection(port)
    send(`GET /endless HTTP/1.1\r\n${host}\r\n`)
    await received('HTTP/1.1 200')
    socket.pause()
    kill('SIGTERM')
    expect(await exited).toBe(0)
  })

  test('responds to a pending request before it exits [P8.03]', async () => {
    const { port, kill, exited } = await start({ stop: 60_000 })
    const { send, received, closed } = await openConnection(port)
    send(`POST / HTTP/1.1\r\n${host}${nineBytes}1234`)
    await received('100 Continue')
    kill('SIGTERM')
    await waitUntilRefused(port)
    send('56789')
    expect(await closed).toMatch(/^HTTP\/1.1 200 [^]*9 bytes/m)
    expect(await exited).toBe(0)
  })

  test('exits within ten seconds by default [P8.03]', async () => {
    const { port, stop } = await listenInProcess()
    const { send, closed } = await openConnection(port)
    send(`GET /endless HTTP/1.1\r\n${host}`)
    const exited = new Promise((resolve) => {
      vi.spyOn(process, 'exit').mockImplementation((status) => resolve(status) as never)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    stop()
    vi.advanceTimersByTime(9000)
    await closed
    expect(await exited).toBe(0)
  })
})

/** Listens in this process with the default timeouts; `stop` does the same as SIGTERM. */
async function listenInProcess() {
  const port = await findFreePort()
  const known = new Set(process.listeners('SIGTERM'))
  await listen({
    settings: { hostname: '127.0.0.1', trustedProxy: null },
    origin: 'http://localhost',
    port,
    log: () => {},
    getMaxBodyBytes: () => 0,
    fetch: async () => new Response(),
    close: async () => {},
  })
  const added = process.listeners('SIGTERM').filter((listener) => !known.has(listener))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    for (const listener of added) process.off('SIGTERM', listener).off('SIGINT', listener)
  })
  return { port, stop: () => added.forEach((listener) => listener('SIGTERM')) }
}

const refusal = /^HTTP\/1.1 413 [^]*\r\nconnection: close\r\n[^]*Content too large$/i

describe('a request body', () => {
  test('larger than the limit is refused with a response that the client can read [P8.04]', async () => {
    const { port } = await start()
    const { send, closed } = await openConnection(port)
    send(`POST / HTTP/1.1\r\n${host}content-length: 5000000\r\n\r\n${'x'.repeat(5_000_000)}`)
    expect(await closed).toMatch(refusal)
  })

  test('of unknown length is refused likewise once it exceeds the limit [P8.04]', async () => {
    const { port } = await start()
    const { send, closed } = await openConnection(port)
    send(`POST / HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\n`)
    for (let count = 0; count < 50; count += 1) send(`186a0\r\n${'x'.repeat(100_000)}\r\n`)
    send('0\r\n\r\n')
    expect(await closed).toMatch(refusal)
  })

  test('is refused before it is sent, and sending the rest does not reset the connection [P8.04]', async () => {
    const { port } = await start()
    const { send, received, closed, hasFailed } = await openConnection(port)
    send(`POST / HTTP/1.1\r\n${host}content-length: 300000\r\n\r\n`)
    expect(await received('Content too large')).toMatch(refusal)
    for (let count = 0; count < 3; count += 1) send('x'.repeat(100_000))
    await closed
    expect(hasFailed()).toBe(false)
  })

  test('up to the limit is received, and the connection stays open [P8.04]', async () => {
    const { port } = await start()
    const { send, received } = await openConnection(port)
    send(`POST / HTTP/1.1\r\n${host}content-length: 100000\r\n\r\n${'x'.repeat(100_000)}`)
    await received('100000 bytes')
    send(`POST / HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\n4\r\nabcd\r\n0\r\n\r\n`)
    expect(await received('4 bytes')).toContain('HTTP/1.1 200')
  })

  test('that does not arrive in time gets a 408, and the connection is closed [P8.04]', async () => {
    const { port } = await start({ request: 200 })
    const { send, closed } = await openConnection(port)
    send(`POST / HTTP/1.1\r\n${host}content-length: 9\r\n\r\n1234`)
    expect(await closed).toMatch(/^HTTP\/1.1 408 /)
  })

  test('that the client stops sending does not crash the program [P8.04]', async () => {
    const { port, errors } = await start()
    const broken = await openConnection(port)
    broken.send(`POST / HTTP/1.1\r\n${host}${nineBytes}12`)
    await broken.received('100 Continue')
    broken.socket.resetAndDestroy()
    const { send, received } = await openConnection(port)
    send(`GET / HTTP/1.1\r\n${host}\r\n`)
    await received('0 bytes')
    expect(errors()).toBe('')
  })
})

describe('the security headers', () => {
  const close = 'connection: close\r\n\r\n'
  const cases = [
    ['a response', 200, `GET / HTTP/1.1\r\n${host}connection: close\r\n\r\n`],
    ['an internal error', 500, `GET /error HTTP/1.1\r\n${host}connection: close\r\n\r\n`],
    ['a refused body', 413, `POST / HTTP/1.1\r\n${host}content-length: 100001\r\n\r\n`],
    ['a request for an invalid URL', 400, `GET a:b HTTP/1.1\r\n${host}connection: close\r\n\r\n`],
    ['a request for an invalid host', 400, `GET / HTTP/1.1\r\nhost: 999.999.999.999\r\n${close}`],
    ['a request for two hosts', 400, `GET / HTTP/1.1\r\n${host}Host: shop.example\r\n${close}`],
    ['a redirect to the normalized path', 308, `GET /%61 HTTP/1.1\r\n${host}${close}`],
    ['a malformed request', 400, 'GET / HTTP/1.1\r\nhost localhost\r\n\r\n'],
    ['too many headers', 431, `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a late request', 408, `POST / HTTP/1.1\r\n${host}content-length: 9\r\n\r\n1234`],
  ] as const

  test.each(cases)('are part of %s (%i) [P8.06]', async (_case, status, request) => {
    const { port } = await start({ request: 300 }, 'https://shop.example')
    const { socket, send, closed } = await openConnection(port)
    send(request)
    if (status === 413) socket.end()
    const response = await closed
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const header of [
      'x-content-type-options: nosniff',
      'referrer-policy: strict-origin-when-cross-origin',
      'x-frame-options: DENY',
      "content-security-policy: frame-ancestors 'none'",
      'strict-transport-security: max-age=31536000; includeSubDomains',
    ]) {
      expect(response).toContain(`\r\n${header}\r\n`)
    }
  })

  test('include no HSTS without HTTPS', async () => {
    const { port } = await start()
    const { send, closed } = await openConnection(port)
    send(`GET / HTTP/1.1\r\n${host}connection: close\r\n\r\n`)
    expect(await closed).not.toContain('strict-transport-security')
  })
})

test('a path in another spelling is redirected within this site before it is routed', async () => {
  const { port } = await start()
  for (const [path, location] of [
    ['/%65rror?a=%61', '/error?a=%61'],
    ['//%65vil.example/%c3%a4', '/evil.example/%C3%A4'],
    ['/\\%65vil.example', '/evil.example'],
  ]) {
    const { send, closed } = await openConnection(port)
    send(`POST ${path} HTTP/1.1\r\n${host}connection: close\r\n\r\n`)
    expect(await closed).toMatch(`\r\nlocation: ${location}\r\n`)
  }
})

test('an error that the program does not handle is logged', async () => {
  const { port, errors } = await start()
  const { send, closed } = await openConnection(port)
  send(`GET /error HTTP/1.1\r\n${host}connection: close\r\n\r\n`)
  await closed
  expect(errors()).toContain('Error: a bug')
})
