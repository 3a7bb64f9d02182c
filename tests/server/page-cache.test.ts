import { describe, expect, test } from 'vitest'
import { setPageStatus } from '#app/features/errors/page-status.ts'
import { handleRequest } from '#app/server/handle-request.server.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { createPageCache } from '#app/server/page-cache.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { readSettings } from '#app/server/settings.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }

interface Asking {
  readonly headers?: Record<string, string>
  readonly method?: string
  readonly origin?: string
}

/** A shop whose pages tell their address, how many were rendered before, and their nonce, twice. */
function openShop(limitBytes = 1_000_000) {
  let now = 0
  const rendered: string[] = []
  const host: AppContext = {
    settings: readSettings({}),
    log: () => {},
    secret: 'a secret of the tests, nothing more',
    providerUrl: 'http://provider.invalid',
    providerFetch: () => Promise.reject(new Error('nobody is asked')),
    pageCache: createPageCache(limitBytes, () => now),
  }
  const page = (path: string): Response | Promise<Response> => {
    const { nonce } = requestScope()
    const text = `<p>${path} ${rendered.length}</p><script nonce="${nonce}"></script><i>${nonce}</i>`
    return new Response(text, { headers: html })
  }
  const ask = (path: string, asking: Asking = {}, render: typeof page = page) => {
    const { headers = {}, method = 'GET', origin = 'http://localhost:3000' } = asking
    return handleRequest(new Request(origin + path, { headers, method }), host, '192.0.2.1', () => {
      rendered.push(path)
      return render(path)
    })
  }
  return { ask, rendered, wait: (seconds: number) => void (now += seconds * 1000) }
}

async function noncesOf(answer: Response): Promise<string[]> {
  const text = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  const written = [/nonce="([^"]+)"/.exec(text)?.[1], /<i>([^<]+)</.exec(text)?.[1]]
  const allowed = [...policy.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce)
  return [...new Set([...written, ...allowed])].map(String)
}

describe('a page that is the same for everyone', () => {
  test('is rendered once in ten seconds, and anew afterwards', async () => {
    const { ask, rendered, wait } = openShop()
    const texts: string[] = []
    for (const seconds of [0, 9, 0.9, 0.1, 9]) {
      wait(seconds)
      texts.push((await (await ask('/en/catalog?page=2')).text()).slice(0, 28))
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

  test('carries a nonce of its own in each answer, the one its policy allows, never seen before', async () => {
    const { ask, wait } = openShop()
    const seen: string[] = []
    for (const seconds of [0, 1, 1, 20, 1]) {
      wait(seconds)
      const nonces = await noncesOf(await ask('/en/'))
      expect(nonces).toHaveLength(1)
      seen.push(...nonces)
    }
    expect(new Set(seen).size).toBe(5)
    for (const nonce of seen) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
  })

  test('carries its own nonce also where it renders while it is read', async () => {
    const { ask } = openShop()
    const late = () => {
      const pull = (page: ReadableStreamDefaultController<Uint8Array>) => {
        const { nonce } = requestScope()
        page.enqueue(new TextEncoder().encode(`<b nonce="${nonce}"></b><i>${nonce}</i>`))
        page.close()
      }
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers: html })
    }
    const first = await noncesOf(await ask('/en/', {}, late))
    const second = await noncesOf(await ask('/en/', {}, late))
    expect([first.length, second.length, first[0] === second[0]]).toEqual([1, 1, false])
  })

  test('is rendered once for a burst, each answer with its own nonce', async () => {
    const { ask, rendered } = openShop()
    const gate = Promise.withResolvers<void>()
    const slow = async () => {
      await gate.promise
      const { nonce } = requestScope()
      return new Response(`<b nonce="${nonce}"></b><i>${nonce}</i>`, { headers: html })
    }
    const asked = Array.from({ length: 20 }, () => ask('/en/', {}, slow))
    gate.resolve()
    const nonces = (await Promise.all((await Promise.all(asked)).map(noncesOf))).flat()
    expect(rendered).toHaveLength(1)
    expect(new Set(nonces).size).toBe(20)
  })

  test('remembers its language for everyone who had none remembered', async () => {
    const { ask, rendered } = openShop()
    for (let visitor = 0; visitor < 2; visitor += 1) {
      const cookies = (await ask('/de/')).headers.getSetCookie()
      expect(cookies.join()).toContain('i18n_redirected=de')
    }
    expect(
      (await ask('/de/', { headers: { cookie: 'i18n_redirected=de' } })).headers.getSetCookie(),
    ).toEqual([])
    expect(rendered).toHaveLength(2)
  })

  test.each([
    ['another search', '/en/catalog?page=3', {}],
    ['another language', '/de/catalog?page=2', {}],
    ['another viewport', '/en/catalog?page=2', { headers: { cookie: 'viewport=mobile' } }],
    ['another theme', '/en/catalog?page=2', { headers: { cookie: 'theme=dark' } }],
    ['another host', '/en/catalog?page=2', { origin: 'http://127.0.0.1:3000' }],
  ])('is another page at %s', async (_, path, asking: Asking) => {
    const { ask, rendered } = openShop()
    await ask('/en/catalog?page=2')
    await ask(path, asking)
    await ask(path, asking)
    expect(rendered).toHaveLength(2)
  })

  test('is another page where a cookie comes twice the other way round: the first one counts', async () => {
    const { ask, rendered } = openShop()
    await ask('/en/', { headers: { cookie: 'theme=light; theme=dark' } })
    await ask('/en/', { headers: { cookie: 'theme=dark; theme=light' } })
    expect(rendered).toHaveLength(2)
  })

  test('takes no more memory than it may: what was asked for least lately goes', async () => {
    const { ask, rendered } = openShop(2 * 1400)
    for (const path of ['/en/', '/en/cart', '/en/', '/en/info', '/en/', '/en/cart']) await ask(path)
    expect(rendered).toEqual(['/en/', '/en/cart', '/en/info', '/en/cart'])
    const tiny = openShop(100)
    for (const path of ['/en/', '/en/']) await tiny.ask(path)
    expect(tiny.rendered).toHaveLength(2)
  })
})

describe('a page that may be about one visitor is rendered for them alone', () => {
  test.each([
    ['a session', { headers: { cookie: 'token=1%7Cabc' } }],
    ['a product wanted before the login', { headers: { cookie: 'wanted=7.x' } }],
    ['any cookie nobody knows', { headers: { cookie: 'viewport=mobile; colour=dark' } }],
    ['a broken viewport', { headers: { cookie: 'viewport=<b>' } }],
    ['credentials', { headers: { authorization: 'Bearer x' } }],
    ['a wish for data', { headers: { accept: 'application/json' } }],
    ['a sent form', { method: 'POST' }],
    ['a look at its headers', { method: 'HEAD' }],
  ])('with %s', async (_, asking: Asking) => {
    const { ask, rendered } = openShop()
    await ask('/en/')
    for (let time = 0; time < 2; time += 1) await (await ask('/en/', asking)).text()
    expect(rendered).toHaveLength(3)
  })

  test.each<[string, () => Response]>([
    ['sets a cookie', () => new Response('', { headers: { ...html, 'set-cookie': 'mine=1' } })],
    ['is not found', () => new Response('', { status: 404, headers: html })],
    ['leads elsewhere', () => new Response(null, { status: 307, headers: { location: '/en/' } })],
    ['is no page', () => Response.json({})],
    [
      'tells of a failure',
      () => {
        setPageStatus(503)
        return new Response('', { headers: html })
      },
    ],
  ])('where it %s, also in a burst', async (_, render) => {
    const { ask, rendered } = openShop()
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await ask('/en/catalog', {}, render)).status),
    )
    await ask('/en/catalog', {}, render)
    expect(rendered).toHaveLength(4)
    expect(new Set(statuses).size).toBe(1)
  })

  test('where the provider failed on the way, also while the page was already being sent', async () => {
    const { ask, rendered } = openShop()
    const withoutRelated = () => {
      const body = new ReadableStream({
        pull: async (page) => {
          const related = await providerClient().products.related(1)
          page.enqueue(new TextEncoder().encode(`<p>${related.ok ? '' : 'nothing beside it'}</p>`))
          page.close()
        },
      })
      return new Response(body, { headers: html })
    }
    expect(await (await ask('/en/', {}, withoutRelated)).text()).toContain('nothing beside it')
    await ask('/en/')
    await ask('/en/')
    expect(rendered).toHaveLength(2)
  })

  test('where rendering failed for the one before, and the next one is asked for anew', async () => {
    const { ask, rendered } = openShop()
    const fails = () => Promise.reject(new Error('no page'))
    const [first, second] = await Promise.allSettled([ask('/en/', {}, fails), ask('/en/')])
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled'])
    expect((await ask('/en/')).status).toBe(200)
    expect(rendered).toHaveLength(3)
  })

  test('and bytes that are no page go on as they are', async () => {
    const { ask } = openShop()
    const bytes = new Uint8Array([255, 254, 0, 128])
    const answer = await ask('/en/media/a', {}, () => new Response(bytes))
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
  })
})

test('pages kept ready take 32 megabytes unless told, and none at 0', () => {
  expect(readSettings({}).pageCacheBytes).toBe(32 * 1024 * 1024)
  expect(readSettings({ PAGE_CACHE_MB: '0' }).pageCacheBytes).toBe(0)
  expect(() => readSettings({ PAGE_CACHE_MB: '-1' })).toThrow('PAGE_CACHE_MB')
})
