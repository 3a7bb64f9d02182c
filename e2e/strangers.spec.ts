import { connect } from 'node:net'
import { originOf, portOf } from './support/ports.ts'
import type { Program } from './support/program.ts'
import { startShop } from './support/start-shop.ts'
import { expect, test } from './support/test.ts'

const port = portOf('strangers')
const origin = originOf('strangers')

let shop: Program

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  shop = await startShop('strangers')
})

test.afterAll(() => shop?.stop())

/** Sends the beginning of a request, waits until the shop is at it, and leaves. */
async function leaveAmid(path: string, type: string, begun: string): Promise<void> {
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
  socket.write(begun)
  socket.resetAndDestroy()
}

test('a body that does not tell its length is refused once it is too large', async () => {
  const parts = Array.from({ length: 5 }, () => new Uint8Array(900_000).fill(97))
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const answer = await fetch(`${origin}/en/auth/login`, { ...init, headers: { origin } })
  expect(answer.status).toBe(413)
})

test('what strangers send is answered for what it is, and reported by nobody', async ({
  request,
}) => {
  const headers = { origin, 'content-type': 'application/json' }
  const post = (path: string) => request.post(origin + path, { headers, data: '{}' })
  for (const path of ['/_serverFn/gone', '/_serverFn/__proto__', '/_serverFn/', '/_serverFn//a']) {
    expect((await post(path)).status(), path).toBe(404)
  }
  await leaveAmid('/en/auth/login', 'application/x-www-form-urlencoded', 'email=ann')
  await leaveAmid('/en/contacts', 'multipart/form-data; boundary=x', '--x\r\n')
  // Answered after the others were given up.
  const form = { headers: { origin }, form: { a: 'b' }, maxRedirects: 0 }
  const guarded = await request.post(`${origin}/en/profile`, form)
  expect(guarded.status()).toBe(303)
  await shop.stop()
  expect(shop.errors()).toBe('')
})
