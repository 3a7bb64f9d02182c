import { syncBuiltinESMExports } from 'node:module'
import zlib, { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import {
  createShop,
  getScriptSources,
  hashScript,
  htmlHeaders,
} from '../../support/shops/cached-shop.ts'

describe('a page in the page cache', () => {
  test('has no nonce; its policy allows its inline scripts by their hashes', async () => {
    const { send } = createShop()
    const response = await send('/en/', {}, () => {
      const nonce = `nonce="${getRequestScope().nonce}"`
      const head = `<meta property="csp-nonce" content="${getRequestScope().nonce}"/>`
      const scripts = `<script ${nonce} async>a()</script><script src="/b.js" ${nonce}></script>`
      return new Response(`${head}${scripts}<link href="/c.js" ${nonce}/>`, {
        headers: htmlHeaders,
      })
    })
    expect(getScriptSources(response)).toEqual(["'self'", hashScript('a()')])
    expect(response.headers.get('content-security-policy')).not.toContain('nonce')
    expect(await response.text()).toBe(
      '<script async>a()</script><script src="/b.js"></script><link href="/c.js"/>',
    )
  })

  test('has a policy that blocks injected scripts, which do not have the nonce', async () => {
    const { send } = createShop()
    const injected = '<script>steal()</script><script nonce="x">steal()</script>'
    const response = await send('/en/', {}, () => {
      const own = `<script nonce="${getRequestScope().nonce}">start()</script>`
      return new Response(injected + own, { headers: htmlHeaders })
    })
    expect(getScriptSources(response)).toEqual(["'self'", hashScript('start()')])
  })

  test('has the hashes even if its scripts are rendered while the body is read', async () => {
    const { send } = createShop()
    const renderStream = () => {
      const pull = (page: ReadableStreamDefaultController<Uint8Array>) => {
        const { nonce } = getRequestScope()
        page.enqueue(new TextEncoder().encode(`<script nonce="${nonce}">start()</script>`))
        page.close()
      }
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), {
        headers: htmlHeaders,
      })
    }
    for (const response of [await send('/en/', {}, renderStream), await send('/en/')]) {
      expect(await response.text()).toBe('<script>start()</script>')
      expect(getScriptSources(response)).toContain(hashScript('start()'))
    }
  })

  test('may be stored by shared caches for ten seconds, separately for each set of cookies', async () => {
    const { send } = createShop()
    const { headers } = await send('/en/')
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
    )
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('is sent in the best accepted encoding, each with its own ETag', async () => {
    const { send, rendered } = createShop()
    const page = '<p>Kettle Hours</p>'.repeat(200)
    const render = () => new Response(page, { headers: htmlHeaders })
    const etags: (string | null)[] = []
    for (const [accepted, coding, decompress] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, zstd', 'zstd', zstdDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', null, (bytes: Buffer) => bytes],
    ] as const) {
      const headers = { 'accept-encoding': accepted }
      const response = await send('/en/', { headers }, render)
      expect(response.headers.get('content-encoding')).toBe(coding)
      expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(page)
      etags.push(response.headers.get('etag'))
      const again = await send('/en/', {
        headers: { ...headers, 'if-none-match': `"x", W/${etags.at(-1)}` },
      })
      expect([again.status, again.headers.get('etag')]).toEqual([304, etags.at(-1)])
      expect(await again.text()).toBe('')
    }
    expect(new Set(etags).size).toBe(4)
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{27,}"$/)
    const stale = { 'accept-encoding': 'gzip', 'if-none-match': String(etags[0]) }
    expect((await send('/en/', { headers: stale })).status).toBe(200)
    expect(rendered).toHaveLength(1)
  })

  test('is compressed again for the next visitor if compression failed', async () => {
    const { send, rendered } = createShop()
    const page = '<p>Kettle Hours</p>'.repeat(200)
    const get = () =>
      send('/en/', { headers: { 'accept-encoding': 'br' } }, () => {
        return new Response(page, { headers: htmlHeaders })
      })
    const fail = (...args: unknown[]) =>
      (args.at(-1) as (error: Error) => void)(new Error('out of memory'))
    const compress = vi.spyOn(zlib, 'brotliCompress').mockImplementationOnce(fail)
    syncBuiltinESMExports()
    onTestFinished(() => {
      compress.mockRestore()
      syncBuiltinESMExports()
    })
    await expect(get()).rejects.toThrow('out of memory')
    const response = await get()
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(page)
    expect(rendered).toHaveLength(1)
  })
})
