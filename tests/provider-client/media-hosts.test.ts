import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMediaPath } from '#app/provider/media-address.ts'
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

describe('a picture on another host', () => {
  test('is proxied by the shop without data about the visitor', async () => {
    const options = { mediaUrls: [mediaUrl] }
    const path = toMediaPath(`${mediaUrl}/a.webp`, { baseUrl: 'https://host.example', ...options })
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
    expect(toMediaPath('https://other.example/a.webp', bases)).toBeNull()
    expect(toMediaPath('https://cdn.example/private/a.webp', bases)).toBeNull()
    expect(toMediaPath('https://host.example/private/a.webp', bases)).toBeNull()
    expect(toMediaPath('data:image/png;base64,AAAA', bases)).toBeNull()
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
