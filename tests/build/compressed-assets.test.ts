import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createStaticFileMiddleware } from '#app/server/http/static-files.ts'

const client = resolve(import.meta.dirname, '../../dist/client')
const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
const middleware = createStaticFileMiddleware(client)

async function get(path: string, headers: Record<string, string>): Promise<Response> {
  const request = new Request(`http://shop.test/${path}`, { headers })
  const pass = () => new Response(null, { status: 501 })
  const [assets = pass] = middleware
  return assets(request, pass)
}

test.each(['.js', '.css'])(
  'each %s file is served as compressed by the build',
  async (extension) => {
    const texts = files.filter(
      (file) => file.endsWith(extension) && !/assets.(de|nl|it|fr|es)/.test(file),
    )
    const long = texts.filter((file) => statSync(join(client, file)).size >= 512)
    expect(long.length).toBeGreaterThan(0)
    for (const file of long) {
      const content = readFileSync(join(client, file), 'utf8')
      const etags: (string | null)[] = []
      for (const [accepted, coding, decompress] of [
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
        ['gzip, deflate', 'gzip', gunzipSync],
        ['identity', null, (bytes: Buffer) => bytes],
      ] as const) {
        const response = await get(file, { 'accept-encoding': accepted })
        const { headers } = response
        expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
          coding,
          'Accept-Encoding',
        ])
        expect(
          decompress(Buffer.from(await response.arrayBuffer())).toString() === content,
          file,
        ).toBe(true)
        etags.push(headers.get('etag'))
        const again = await get(file, {
          'accept-encoding': accepted,
          'if-none-match': etags.at(-1) ?? '',
        })
        expect(again.status).toBe(304)
      }
      expect(new Set(etags).size).toBe(3)
    }
  },
)

test('fonts, bitmap images and small files have no compressed copy', () => {
  const copies = files.filter((file) => /\.(br|gz)$/.test(file))
  const originals = new Set(copies.map((file) => file.replace(/\.(br|gz)$/, '')))
  for (const file of originals) {
    expect(file).toMatch(/\.(js|css|svg|json|html|txt|xml|webmanifest)$/)
    expect(statSync(join(client, file)).size, file).toBeGreaterThanOrEqual(512)
  }
})

test('only worker scripts may compile WebAssembly [P3.14]', async () => {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const [workers, others] = [true, false].map((isWorker) =>
    scripts.filter((file) => file.includes('assets/workers/') === isWorker),
  )
  expect(workers).not.toEqual([])
  for (const file of workers ?? []) {
    const { headers } = await get(file, {})
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    )
  }
  const [other = ''] = others ?? []
  expect((await get(other, {})).headers.get('content-security-policy')).toBe(null)
  const missing = await get('assets/workers/gone.js', {})
  expect([missing.status, missing.headers.get('content-security-policy')]).toEqual([404, null])
})
