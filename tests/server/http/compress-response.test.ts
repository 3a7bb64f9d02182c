import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, createGunzip, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { serve } from 'srvx'
import { describe, expect, test } from 'vitest'
import { compressMiddleware } from '#app/server/http/compress-response.ts'

const page = '<p>Kettle Hours</p>'.repeat(200)
const html = { 'content-type': 'text/html; charset=utf-8' }

async function getResponse(
  requestHeaders: Record<string, string>,
  response = new Response(page, { headers: html }),
  method = 'GET',
): Promise<Response> {
  const request = new Request('http://shop.test/en/', { method, headers: requestHeaders })
  return compressMiddleware(request, () => response)
}

async function readBytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

describe('compressing responses', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['zstd;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, *', 'zstd', zstdDecompressSync],
  ])('a client that accepts %s receives %s', async (accepted, coding, decompress) => {
    const response = await getResponse({ 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(coding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = await readBytes(response)
    expect(decompress(bytes).toString()).toBe(page)
    expect(bytes.length).toBeLessThan(200)
  })

  test("a range of a file is not compressed, because it counts the file's own bytes", async () => {
    const headers = { ...html, 'content-range': `bytes 0-${page.length - 1}/9000` }
    const part = new Response(page, { status: 206, headers })
    const response = await getResponse({ 'accept-encoding': 'br' }, part)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(page)
  })

  test('a header with thousands of encodings is not parsed', async () => {
    const response = await getResponse({ 'accept-encoding': `br, ${'a, '.repeat(5000)}` })
    expect(response.headers.get('content-encoding')).toBeNull()
  })

  test.each(['', 'identity', 'gzip;q=0'])(
    'a client that accepts no supported coding (“%s”) receives the uncompressed page',
    async (accepted) => {
      const headers: Record<string, string> = accepted ? { 'accept-encoding': accepted } : {}
      const response = await getResponse(headers)
      expect(response.headers.get('content-encoding')).toBeNull()
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(await response.text()).toBe(page)
    },
  )

  test('the status, cookies and other headers are kept, but not the original length', async () => {
    const headers = new Headers({ ...html, 'content-length': String(page.length), vary: 'Cookie' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const original = new Response(page, { status: 404, headers })
    const response = await getResponse({ 'accept-encoding': 'gzip' }, original)
    expect(response.status).toBe(404)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(response.headers.get('content-length')).toBeNull()
  })

  test('a strong ETag becomes weak, because it identifies the uncompressed bytes', async () => {
    const original = new Response(page, { headers: { ...html, etag: '"a"' } })
    const response = await getResponse({ 'accept-encoding': 'gzip' }, original)
    expect(response.headers.get('etag')).toBe('W/"a"')
  })

  test.each([
    ['audio', new Response(page, { headers: { 'content-type': 'audio/mpeg' } })],
    ['a compressed file', new Response(page, { headers: { ...html, 'content-encoding': 'br' } })],
    ['a short text', new Response('ok', { headers: { ...html, 'content-length': '2' } })],
    ['a response without a body', new Response(null, { status: 304, headers: html })],
  ])('%s is sent unchanged', async (_, original) => {
    expect(await getResponse({ 'accept-encoding': 'gzip' }, original)).toBe(original)
  })

  test('each part of a page is sent before the next one is rendered', async () => {
    const { promise: rest, resolve: renderRest } = Promise.withResolvers<string>()
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('<p>first</p>'))
        controller.enqueue(new TextEncoder().encode(await rest))
        controller.close()
      },
    })
    const response = await getResponse(
      { 'accept-encoding': 'gzip' },
      new Response(body, { headers: html }),
    )
    const text = createGunzip()
    const reader = response.body?.getReader() ?? expect.fail()
    let received = ''
    text.on('data', (chunk: Buffer) => (received += chunk.toString()))
    while (!received.includes('first')) {
      const { value } = await reader.read()
      await new Promise((written) => text.write(value, written))
      await new Promise(setImmediate)
    }
    expect(received).toBe('<p>first</p>')
    renderRest('<p>rest</p>')
    for (let part = await reader.read(); part.value; part = await reader.read())
      text.write(part.value)
    await new Promise((ended) => text.end().on('end', ended))
    expect(received).toBe('<p>first</p><p>rest</p>')
  })

  test('rendering stops when the client disconnects', async () => {
    const { promise: cancelled, resolve: onCancel } = Promise.withResolvers<string>()
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(randomBytes(20_000)),
      cancel: () => onCancel('cancelled'),
    })
    const server = serve({
      port: 0,
      hostname: '127.0.0.1',
      silent: true,
      middleware: [compressMiddleware],
      fetch: () => new Response(body, { headers: html }),
    })
    await server.ready()
    const control = new AbortController()
    const response = await fetch(server.url ?? '', { signal: control.signal })
    expect(response.headers.get('content-encoding')).not.toBeNull()
    control.abort()
    expect(await cancelled).toBe('cancelled')
    await server.close(true)
  })

  test.each([
    ['same-origin', 'zstd'],
    ['none', 'zstd'],
    ['same-site', null],
    ['cross-site', null],
    ['', null],
  ])(
    'a personal page is compressed only for requests from the shop’s own pages and the address bar (“%s”), because of BREACH',
    async (site, coding) => {
      const headers: Record<string, string> = { 'accept-encoding': 'zstd' }
      if (site) headers['sec-fetch-site'] = site
      const guest = await getResponse(headers)
      expect(guest.headers.get('content-encoding')).toBe('zstd')
      const customer = await getResponse({ ...headers, cookie: 'token=1|abc' })
      expect(customer.headers.get('content-encoding')).toBe(coding)
      expect(await readBytes(customer)).toHaveLength(
        coding ? (await readBytes(guest)).length : page.length,
      )
    },
  )
})
