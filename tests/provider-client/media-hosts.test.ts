import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMediaAddress, toProviderPath } from '#app/provider/media-address.ts'
import { useVanillaHost } from '../support/network/vanilla-client.ts'

const received: Record<string, unknown>[] = []
let server: Server
let mediaUrl: string

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    received.push({ url, ...headers })
    response.writeHead(200, { 'content-type': 'image/webp' }).end('a picture')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  mediaUrl = `http://127.0.0.1:${port}/shop`
})

afterAll(() => server.close())

const { client } = useVanillaHost()

test('a file in a public bucket keeps its URL, and the provider has it, too [P9.04]', () => {
  const bases = { baseUrl: 'https://host.example', filesUrl: 'https://cdn.example/label' }
  const url = 'https://cdn.example/label/catalogue/files/ab12.mp3'
  expect(toMediaAddress(url, bases)).toBe(url)
  expect(toProviderPath(url)).toBe('/files/ab12.mp3')
  expect(toProviderPath('/media/files/ab12.mp3')).toBe('/files/ab12.mp3')
  for (const other of [
    'https://cdn.example/other/ab12.mp3',
    'https://cdn.example/label/../ab12.mp3',
    'https://cdn.example/label/a.mp3?b',
    'https://cdn.example.evil.example/label/ab12.mp3',
  ])
    expect(toMediaAddress(other, bases)).toBeNull()
  expect(toMediaAddress(url, { baseUrl: 'https://host.example' })).toBeNull()
})

describe('a picture on another host', () => {
  test('is proxied by the shop without data about the visitor', async () => {
    const options = { mediaUrls: [mediaUrl] }
    const path = toMediaAddress(`${mediaUrl}/a.webp`, {
      baseUrl: 'https://host.example',
      ...options,
    })
    expect(path).toBe(`/media/hosts/${new URL(mediaUrl).host}/shop/a.webp`)
    const file = await client(options).files.media((path ?? '').slice('/media'.length), {
      headers: new Headers({ range: 'bytes=0-' }),
    })
    expect(file.ok && (await file.value.text())).toBe('a picture')
    const [request = {}] = received
    expect(request).toMatchObject({ url: '/shop/a.webp', range: 'bytes=0-' })
    const names = ['authorization', 'x-forwarded-for', 'x-request-id', 'x-locale', 'cookie']
    expect(names.filter((name) => request[name] !== undefined)).toEqual([])
  })

  test('is not shown if its host is unknown, and the host is reported', () => {
    const reported: string[] = []
    const bases = {
      baseUrl: 'https://host.example',
      mediaUrls: ['https://cdn.example/shop'],
      onForeignMedia: (origin: string) => void reported.push(origin),
    }
    expect(toMediaAddress('https://other.example/a.webp', bases)).toBeNull()
    expect(toMediaAddress('https://cdn.example/private/a.webp', bases)).toBeNull()
    expect(toMediaAddress('https://host.example/private/a.webp', bases)).toBeNull()
    expect(toMediaAddress('data:image/png;base64,AAAA', bases)).toBeNull()
    expect(reported).toEqual(['https://other.example'])
  })

  test.each([
    '/hosts/other.example/a.webp',
    '/hosts/127.0.0.1/shop/a.webp',
    '/hosts/cdn.example/private/a.webp',
    '/hosts/cdn.example/shop/../private/a.webp',
    '/hosts/cdn.example/shop/%2e%2e/a.webp',
    '/hosts/cdn.example@other.example/shop/a.webp',
    '/hosts/cdn.example/',
    '/hosts/',
  ])('is never fetched from %s', async (path) => {
    const { files } = client({ mediaUrls: ['https://cdn.example/shop'] })
    expect(await files.media(path, { headers: new Headers() })).toMatchObject({
      failure: { kind: 'not-found' },
    })
  })
})
