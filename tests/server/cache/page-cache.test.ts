import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { setPageStatus } from '#app/features/errors/page-status.ts'
import { createPageCache } from '#app/server/cache/page-cache.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createShop, getScriptSources, htmlHeaders } from '../../support/shops/cached-shop.ts'
import type { RequestOptions } from '../../support/shops/cached-shop.ts'

describe('a public page', () => {
  test('is rendered at most once every ten seconds', async () => {
    const { send, rendered, wait } = createShop()
    const texts: string[] = []
    for (const seconds of [0, 9, 0.9, 0.1, 9]) {
      wait(seconds)
      texts.push((await (await send('/en/catalog?page=2')).text()).slice(0, 28))
    }
    expect(texts.map((text) => /catalog\?page=2 (\d)/.exec(text)?.[1])).toEqual([
      '1',
      '1',
      '1',
      '2',
      '2',
    ])
    expect(rendered).toHaveLength(2)
  })

  test('is rendered once for concurrent requests', async () => {
    const { send, rendered } = createShop()
    const gate = Promise.withResolvers<void>()
    const slow = async () => {
      await gate.promise
      return new Response('slow', { headers: htmlHeaders })
    }
    const requests = Array.from({ length: 20 }, () => send('/en/', {}, slow))
    gate.resolve()
    const texts = await Promise.all(requests.map(async (response) => (await response).text()))
    expect(rendered).toHaveLength(1)
    expect(new Set(texts)).toEqual(new Set(['slow']))
  })

  test('is rendered once for the others if the first visitor disconnects', async () => {
    const { send, rendered } = createShop()
    const disconnect = Promise.withResolvers<void>()
    const first = send('/en/', {}, async () => {
      await disconnect.promise
      return new Response(null, { status: 499 })
    })
    const others = Array.from({ length: 5 }, () => send('/en/'))
    disconnect.resolve()
    expect((await first).status).toBe(499)
    const texts = await Promise.all(others.map(async (response) => (await response).text()))
    expect(new Set(texts).size).toBe(1)
    expect(rendered).toHaveLength(2)
  })

  test('is rendered once for visitors with and without the locale cookie', async () => {
    const { send, rendered } = createShop()
    for (const cookie of ['', 'i18n_redirected=de', 'i18n_redirected=en'])
      await send('/de/', { headers: { cookie } })
    expect(rendered).toHaveLength(1)
  })

  test.each([
    ['another search', '/en/catalog?page=3', {}],
    ['another language', '/de/catalog?page=2', {}],
    ['another viewport', '/en/catalog?page=2', { headers: { cookie: 'viewport=mobile' } }],
    ['another theme', '/en/catalog?page=2', { headers: { cookie: 'theme=dark' } }],
    ['another host', '/en/catalog?page=2', { origin: 'http://127.0.0.1:3000' }],
  ])('is rendered separately for %s', async (_, path, options: RequestOptions) => {
    const { send, rendered } = createShop()
    await send('/en/catalog?page=2')
    await send(path, options)
    await send(path, options)
    expect(rendered).toHaveLength(2)
  })

  test('is rendered separately for duplicate cookies in a different order, because the first one counts', async () => {
    const { send, rendered } = createShop()
    await send('/en/', { headers: { cookie: 'theme=light; theme=dark' } })
    await send('/en/', { headers: { cookie: 'theme=dark; theme=light' } })
    expect(rendered).toHaveLength(2)
  })

  test('is evicted at the memory limit if it was least recently used', async () => {
    const { send, rendered } = createShop(2 * 1400)
    for (const path of ['/en/', '/en/cart', '/en/', '/en/info', '/en/', '/en/cart'])
      await send(path)
    expect(rendered).toEqual(['/en/', '/en/cart', '/en/info', '/en/cart'])
    const tiny = createShop(100)
    for (const path of ['/en/', '/en/']) await tiny.send(path)
    expect(tiny.rendered).toHaveLength(2)
  })
})

describe("a page that may contain a single visitor's data is not shared", () => {
  test.each([
    ['a session', { headers: { cookie: 'token=1%7Cabc' } }],
    ['a session with HTTPS', { headers: { cookie: '__Host-token=1%7Cabc' } }],
    ['a product to add after login', { headers: { cookie: 'pending_item=7.x' } }],
    ['an unknown cookie', { headers: { cookie: 'viewport=mobile; colour=dark' } }],
    ['an invalid viewport', { headers: { cookie: 'viewport=<b>' } }],
    ['credentials', { headers: { authorization: 'Bearer x' } }],
    ['a request for data', { headers: { accept: 'application/json' } }],
    ['a posted form', { method: 'POST' }],
    ['a HEAD request', { method: 'HEAD' }],
  ])('with %s', async (_, options: RequestOptions) => {
    const { send, rendered } = createShop()
    await send('/en/')
    const nonces: string[] = []
    for (let time = 0; time < 2; time += 1) {
      const response = await send('/en/', options)
      expect(response.headers.get('cache-control')).toMatch(/^private, no-(cache|store)$/)
      const [source = '', strictDynamic] = getScriptSources(response)
      expect(strictDynamic).toBe("'strict-dynamic'")
      nonces.push(/^'nonce-(.{24})'$/.exec(source)?.[1] ?? expect.fail(source))
      expect(await response.text()).toContain(`nonce="${nonces.at(-1)}"`)
    }
    expect(new Set(nonces).size).toBe(2)
    expect(rendered).toHaveLength(3)
  })

  test.each([
    '/en/auth/login',
    '/en/auth/reset?token=abc',
    '/en/profile',
    '/en/payment/close',
    '/en/withdrawal',
    '/en/orders/1000001',
    '/en/ledger',
    '/en/library',
    '/en/certificates/ABCDE-FGHJK',
    '/en/cart?step=checkout',
  ])('or stored anywhere if it is confidential (%s)', async (path) => {
    const { send, rendered } = createShop()
    for (const cookie of ['', 'token=1%7Cabc']) {
      const { headers } = await send(path, { headers: { cookie } })
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
    expect(rendered).toHaveLength(2)
  })

  test('but may be stored in the back/forward cache, and in no other', async () => {
    const { send } = createShop()
    const { headers } = await send('/en/catalog', { headers: { cookie: 'token=1%7Cabc' } })
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toBe('*')
  })

  test('and sets the locale cookie', async () => {
    const { send } = createShop()
    const getCookies = async (cookie: string) =>
      (await send('/de/', { headers: { cookie } })).headers.getSetCookie().join()
    expect(await getCookies('token=1%7Cabc')).toContain('i18n_redirected=de')
    expect(await getCookies('token=1%7Cabc; i18n_redirected=en')).toContain('i18n_redirected=de')
    expect(await getCookies('token=1%7Cabc; i18n_redirected=de')).toBe('')
  })

  test.each<[string, () => Response]>([
    [
      'sets a cookie',
      () => new Response('', { headers: { ...htmlHeaders, 'set-cookie': 'mine=1' } }),
    ],
    ['is not found', () => new Response('', { status: 404, headers: htmlHeaders })],
    ['redirects', () => new Response(null, { status: 307, headers: { location: '/en/' } })],
    ['is not a page', () => Response.json({})],
    [
      'is an error page',
      () => {
        setPageStatus(503)
        return new Response('', { headers: htmlHeaders })
      },
    ],
  ])('if it %s, even for concurrent requests', async (_, render) => {
    const { send, rendered } = createShop()
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await send('/en/catalog', {}, render)).status),
    )
    await send('/en/catalog', {}, render)
    expect(rendered).toHaveLength(4)
    expect(new Set(statuses).size).toBe(1)
  })

  test('if a provider call fails, even while the page is being streamed', async () => {
    const { send, rendered } = createShop()
    const renderWithoutRelated = () => {
      const body = new ReadableStream({
        pull: async (page) => {
          const related = await getProviderClient().products.listRelated(1)
          page.enqueue(
            new TextEncoder().encode(`<p>${related.ok ? '' : 'no related products'}</p>`),
          )
          page.close()
        },
      })
      return new Response(body, { headers: htmlHeaders })
    }
    expect(await (await send('/en/', {}, renderWithoutRelated)).text()).toContain(
      'no related products',
    )
    await send('/en/')
    await send('/en/')
    expect(rendered).toHaveLength(2)
  })

  test('if rendering it fails, so the next request renders it again', async () => {
    const { send, rendered } = createShop()
    const fails = () => Promise.reject(new Error('render failed'))
    const [first, second] = await Promise.allSettled([send('/en/', {}, fails), send('/en/')])
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled'])
    expect((await send('/en/')).status).toBe(200)
    expect(rendered).toHaveLength(2)
  })

  test('and its bytes are unchanged if it is binary data', async () => {
    const { send } = createShop()
    const bytes = new Uint8Array([255, 254, 0, 128])
    const response = await send('/en/media/a', {}, () => new Response(bytes))
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })
})

test("a page is not served longer if the machine's clock is set back", async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const cache = createPageCache(1_000_000)
  let renders = 0
  const request = () =>
    cache.respond('/en/', new Headers(), async () => {
      renders += 1
      return { html: `<p>${renders}</p>`, headers: new Headers(htmlHeaders) }
    })
  await request()
  vi.setSystemTime(Date.now() - 365 * 24 * 3600 * 1000)
  vi.advanceTimersByTime(11_000)
  expect(await (await request()).text()).toBe('<p>2</p>')
})

test('the page cache is 32 megabytes by default and off at 0', () => {
  expect(readSettings({}).pageCacheBytes).toBe(32 * 1024 * 1024)
  expect(readSettings({ PAGE_CACHE_MB: '0' }).pageCacheBytes).toBe(0)
  expect(() => readSettings({ PAGE_CACHE_MB: '-1' })).toThrow('PAGE_CACHE_MB')
})
