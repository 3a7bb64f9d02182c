import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createProviderClient } from '#app/provider/client.ts'
import { isPublicFile, toMediaAddress } from '#app/provider/media-address.ts'
import { createClientOptions, useVanillaHost } from '../support/network/vanilla-client.ts'
import { vanillaToken } from '../support/network/vanilla-routes.ts'

const { client, host, sent } = useVanillaHost()

const mediaBases = { baseUrl: 'http://inside.test:4000', publicUrl: 'https://provider.example.com' }

test.for([
  ['https://provider.example.com/files/a.mp3', '/media/files/a.mp3'],
  ['http://inside.test:4000/files/a.mp3?x=1', '/media/files/a.mp3'],
  ['/storage/product/41/a.webp', '/media/storage/product/41/a.webp'],
  ['https://elsewhere.example.com/files/a.mp3', null],
  ['//elsewhere.example.com/files/a.mp3', null],
  ['https://provider.example.com/themes/placeholder.webp', null],
  ['https://provider.example.com/files/../api/v1/customer/get', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
] as const)('the URL %s is mapped to the media path %s', ([address, path]) => {
  expect(toMediaAddress(address, mediaBases)).toBe(path)
})

test('the base path of the provider is removed from media paths', () => {
  const inFolder = { baseUrl: 'https://host.test/shop/public' }
  const address = 'https://host.test/shop/public/files/a.mp3'
  expect(toMediaAddress(address, inFolder)).toBe('/media/files/a.mp3')
})

test.for([
  '/files/',
  '/api/v1/customer/get',
  '/files/../outbox',
  '/files/%2e%2e/outbox',
  '/files/..%2foutbox',
  '/files/%252e%252e/outbox',
  '/files\\..\\outbox',
  '/files//x',
  '/files/a?x=1',
  '/files/a#x',
  '/filesystem/a',
  'http://elsewhere.test/files/a',
])('%s is not a public file and is never requested', async (path) => {
  const outcome = await client().files.media(path, { headers: new Headers() })
  expect(outcome).toEqual({ ok: false, failure: { kind: 'not-found' } })
  expect(host().requests).toEqual([])
})

test('URL parsing does not change a public path', () => {
  const pieces = ['files', 'storage', '/', '.', '..', '%2e', '%2F', '%5c', '\\', 'a', '?', '#', '%']
  const paths = fc
    .array(fc.constantFrom(...pieces), { maxLength: 5 })
    .map((parts) => `/files/${parts.join('')}`)
    .filter(isPublicFile)
  fc.assert(
    fc.property(paths, (path) => {
      const { pathname, search, hash } = new URL(`http://host.test${path}`)
      expect([pathname, search, hash]).toEqual([path, '', ''])
    }),
    { numRuns: 1000 },
  )
})

const audioHeaders = { 'content-type': 'audio/mpeg', etag: '"e"', 'accept-ranges': 'bytes' }

test('a range response for a preview keeps its status and validators', async () => {
  const headers = { ...audioHeaders, 'content-range': 'bytes 0-3/9', 'set-cookie': 'a=b' }
  host().respond('GET /files/a.mp3', { status: 206, headers, body: 'abcd' })
  const requested = new Headers({ range: 'bytes=0-3', 'if-range': '"e"', cookie: 'token=x' })
  const outcome = await client().files.media('/files/a.mp3', { headers: requested })
  expect(sent().headers).toMatchObject({ range: 'bytes=0-3', 'if-range': '"e"' })
  expect(sent().headers).not.toHaveProperty('cookie')
  expect(sent().headers).not.toHaveProperty('authorization')
  const response = outcome.ok ? outcome.value : Response.error()
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe('bytes 0-3/9')
  expect(response.headers.get('etag')).toBe('"e"')
  expect(response.headers.get('content-security-policy')).toMatch(/sandbox/)
  expect(response.headers.has('set-cookie')).toBe(false)
  expect(await response.text()).toBe('abcd')
})

test('the content-length of a compressed response is dropped, because its body is decompressed', async () => {
  // Like a response from `fetch`, with a decompressed body and unchanged headers.
  const headers = { ...audioHeaders, 'content-encoding': 'gzip', 'content-length': '30' }
  const { files } = createProviderClient({
    ...createClientOptions('http://host.test'),
    fetch: () => Promise.resolve(new Response('abcdefgh', { headers })),
  })
  const outcome = await files.media('/files/a.mp3', { headers: new Headers() })
  const response = outcome.ok ? outcome.value : Response.error()
  expect(response.headers.has('content-length')).toBe(false)
  expect(response.headers.has('content-encoding')).toBe(false)
  expect(await response.text()).toBe('abcdefgh')
})

test('a preview that the browser has cached returns a 304', async () => {
  host().respond('GET /files/a.mp3', { status: 304, headers: audioHeaders })
  const headers = new Headers({ 'if-none-match': '"e"' })
  const outcome = await client().files.media('/files/a.mp3', { headers })
  expect(outcome).toMatchObject({ ok: true, value: { status: 304 } })
})

test('an unknown file is not found, even if the provider responds with its home page', async () => {
  const request = { headers: new Headers() }
  expect(await client().files.media('/files/none.mp3', request)).toMatchObject({
    failure: { kind: 'not-found' },
  })
  const page = { headers: { 'content-type': 'text/html' }, body: '<title>Home</title>' }
  host().respond('GET /files/none.mp3', page)
  expect(await client().files.media('/files/none.mp3', request)).toMatchObject({
    failure: { kind: 'not-found' },
  })
})

test('a download sends the token and is never cached', async () => {
  const headers = {
    'content-type': 'audio/wav',
    'content-disposition': 'attachment; filename="Kick.wav"',
    'cache-control': 'public, max-age=60',
  }
  host().respond('GET /api/v1/customer/downloads/77', (seen) =>
    seen.headers.authorization ? { headers, body: 'RIFF' } : { status: 401 },
  )
  const outcome = await client().files.download(77, { headers: new Headers() })
  expect(sent().headers.authorization).toBe(`Bearer ${vanillaToken}`)
  const response = outcome.ok ? outcome.value : Response.error()
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="Kick.wav"')
  expect(await response.text()).toBe('RIFF')
})

test("another customer's file is not found, and an ended session is unauthorized", async () => {
  const route = 'GET /api/v1/customer/downloads/77'
  const request = { headers: new Headers() }
  host().respond(route, { status: 404, body: {} })
  const { files } = client()
  expect(await files.download(77, request)).toMatchObject({ failure: { kind: 'not-found' } })
  host().respond(route, { status: 401, body: {} })
  expect(await files.download(77, request)).toMatchObject({ failure: { kind: 'unauthorised' } })
  expect(await files.download(0.5, request)).toMatchObject({ failure: { kind: 'not-found' } })
})
