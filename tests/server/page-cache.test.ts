import { describe, expect, test } from 'vitest'
import { setPageStatus } from '#app/features/errors/page-status.ts'
import { handleRequest } from '#app/server/handle-request.server.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { getProviderClient } from '#app/server/provider.server.ts'
import { createPageCache } from '#app/server/page-cache.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { readSettings } from '#app/server/settings.ts'

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' }

interface RequestOptions {
  readonly headers?: Record<string, string>
  readonly method?: string
  readonly origin?: string
}

/** Creates a shop whose pages contain their path, the render count and, twice, their nonce. */
function createShop(maxBytes = 1_000_000) {
  let now = 0
  const rendered: string[] = []
  const app: AppContext = {
    settings: readSettings({}),
    log: () => {},
    secret: 'a secret for tests only',
    providerUrl: 'http://provider.invalid',
    providerFetch: () => Promise.reject(new Error('no provider')),
    pageCache: createPageCache(maxBytes, () => now),
  }
  const page = (path: string): Response | Promise<Response> => {
    const { nonce } = getRequestScope()
    const text = `<p>${path} ${rendered.length}</p><script nonce="${nonce}"></script><i>${nonce}</i>`
    return new Response(text, { headers: htmlHeaders })
  }
  const send = (path: string, options: RequestOptions = {}, render: typeof page = page) => {
    const { headers = {}, method = 'GET', origin = 'http://localhost:3000' } = options
    return handleRequest(new Request(origin + path, { headers, method }), app, '192.0.2.1', () => {
      rendered.push(path)
      return render(path)
    })
  }
  return { send, rendered, wait: (seconds: number) => void (now += seconds * 1000) }
}

async function readNonces(response: Response): Promise<string[]> {
  const text = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  const written = [/nonce="([^"]+)"/.exec(text)?.[1], /<i>([^<]+)</.exec(text)?.[1]]
  const allowed = [...policy.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce)
  return [...new Set([...written, ...allowed])].map(String)
}

describe('a page that is the same for everyone', () => {
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

  test('has a new nonce in each response, which the content security policy allows', async () => {
    const { send, wait } = createShop()
    const seen: string[] = []
    for (const seconds of [0, 1, 1, 20, 1]) {
      wait(seconds)
      const nonces = await readNonces(await send('/en/'))
      expect(nonces).toHaveLength(1)
      seen.push(...nonces)
    }
    expect(new Set(seen).size).toBe(5)
    for (const nonce of seen) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
  })

  test('has a new nonce in each response even if it is rendered while being streamed', async () => {
    const { send } = createShop()
    const renderStream = () => {
      const pull = (page: ReadableStreamDefaultController<Uint8Array>) => {
        const { nonce } = getRequestScope()
        page.enqueue(new TextEncoder().encode(`<b nonce="${nonce}"></b><i>${nonce}</i>`))
        page.close()
      }
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), {
        headers: htmlHeaders,
      })
    }
    const first = await readNonces(await send('/en/', {}, renderStream))
    const second = await readNonces(await send('/en/', {}, renderStream))
    expect([first.length, second.length, first[0] === second[0]]).toEqual([1, 1, false])
  })

  test('is rendered once for concurrent requests, each response with its own nonce', async () => {
    const { send, rendered } = createShop()
    const gate = Promise.withResolvers<void>()
    const slow = async () => {
      await gate.promise
      const { nonce } = getRequestScope()
      return new Response(`<b nonce="${nonce}"></b><i>${nonce}</i>`, { headers: htmlHeaders })
    }
    const requests = Array.from({ length: 20 }, () => send('/en/', {}, slow))
    gate.resolve()
    const nonces = (await Promise.all((await Promise.all(requests)).map(readNonces))).flat()
    expect(rendered).toHaveLength(1)
    expect(new Set(nonces).size).toBe(20)
  })

  test('sets the locale cookie for every visitor without one', async () => {
    const { send, rendered } = createShop()
    for (let visitor = 0; visitor < 2; visitor += 1) {
      const cookies = (await send('/de/')).headers.getSetCookie()
      expect(cookies.join()).toContain('i18n_redirected=de')
    }
    expect(
      (await send('/de/', { headers: { cookie: 'i18n_redirected=de' } })).headers.getSetCookie(),
    ).toEqual([])
    expect(rendered).toHaveLength(2)
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

  test('is rendered separately for duplicate cookies in another order, since the first one counts', async () => {
    const { send, rendered } = createShop()
    await send('/en/', { headers: { cookie: 'theme=light; theme=dark' } })
    await send('/en/', { headers: { cookie: 'theme=dark; theme=light' } })
    expect(rendered).toHaveLength(2)
  })

  test('is evicted at the memory limit if it is the least recently used one', async () => {
    const { send, rendered } = createShop(2 * 1400)
    for (const path of ['/en/', '/en/cart', '/en/', '/en/info', '/en/', '/en/cart'])
      await send(path)
    expect(rendered).toEqual(['/en/', '/en/cart', '/en/info', '/en/cart'])
    const tiny = createShop(100)
    for (const path of ['/en/', '/en/']) await tiny.send(path)
    expect(tiny.rendered).toHaveLength(2)
  })
})

describe('a page that may contain data of a single visitor is not shared', () => {
  test.each([
    ['a session', { headers: { cookie: 'token=1%7Cabc' } }],
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
    for (let time = 0; time < 2; time += 1) await (await send('/en/', options)).text()
    expect(rendered).toHaveLength(3)
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
    expect(rendered).toHaveLength(3)
  })

  test('and its bytes are sent unchanged if it is binary data', async () => {
    const { send } = createShop()
    const bytes = new Uint8Array([255, 254, 0, 128])
    const response = await send('/en/media/a', {}, () => new Response(bytes))
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })
})

test('the page cache is 32 megabytes by default and off at 0', () => {
  expect(readSettings({}).pageCacheBytes).toBe(32 * 1024 * 1024)
  expect(readSettings({ PAGE_CACHE_MB: '0' }).pageCacheBytes).toBe(0)
  expect(() => readSettings({ PAGE_CACHE_MB: '-1' })).toThrow('PAGE_CACHE_MB')
})
