import { describe, expect, test } from 'vitest'
import {
  sendRobots,
  sendSitemap,
  sendSitemapIndex,
} from '#app/features/seo/crawler-files.server.ts'
import { locales } from '#app/locales/locales.ts'
import { handleRequest } from '#app/server/handle-request.server.ts'
import { readSettings } from '#app/server/settings.ts'

const pageSize = 48

/** A host that sells so many one-shots and packs, in pages; from `brokenPage` on it fails. */
function hostSelling(sounds: number, brokenPage = Number.POSITIVE_INFINITY, packs = 1) {
  return async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams
    const page = Number(query.get('page'))
    if (page >= brokenPage) return new Response('broken', { status: 500 })
    const isPack = query.get('category_id') === '2'
    const total = isPack ? packs : sounds
    const first = (page - 1) * pageSize
    const count = Math.max(0, Math.min(pageSize, total - first))
    const ids = Array.from({ length: count }, (_, index) => (isPack ? 5000 : 1) + first + index)
    const data = ids.map((id) => ({ id, sku: `s${id}`, name: `Sound ${id}`, type: 'downloadable' }))
    const meta = { current_page: page, last_page: Math.ceil(total / pageSize), total }
    return Response.json({ data, links: {}, meta })
  }
}

/** Asks a shop at `https://shop.example` over such a host. */
async function ask(
  path: string,
  send: () => Promise<Response> | Response,
  providerFetch = hostSelling(3),
) {
  const host = {
    settings: readSettings({ ORIGIN: 'https://shop.example' }),
    log: () => {},
    secret: 'a secret of the tests, nothing more',
    providerUrl: 'http://provider.invalid',
    providerFetch,
  }
  // A request may claim any host; the configured origin is what is written.
  const request = new Request(`http://evil.example${path}`)
  return handleRequest(request, host, '192.0.2.1', send)
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

describe('the files for crawlers', () => {
  test('robots.txt names the sitemap at the configured origin', async () => {
    const answer = await ask('/robots.txt', sendRobots)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await answer.text()).split('\n')
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
    expect(lines).toContain('Disallow: /download/')
  })

  test('the index names one sitemap a language', async () => {
    const answer = await ask('/sitemap.xml', sendSitemapIndex)
    expect(addressesIn(await answer.text())).toEqual(
      locales.map((locale) => `https://shop.example/sitemap/${locale}.xml`),
    )
  })

  test('a sitemap lists every product of every page of the host, once', async () => {
    const provider = hostSelling(131, Number.POSITIVE_INFINITY, 49)
    const answer = await ask('/sitemap/it.xml', () => sendSitemap('it.xml'), provider)
    const listed = addressesIn(await answer.text()).filter((address) => /\/\d+$/.test(address))
    const packs = Array.from({ length: 49 }, (_, index) => 5000 + index)
    const ids = [...packs, ...Array.from({ length: 131 }, (_, index) => index + 1)]
    expect(listed).toEqual(ids.map((id) => `https://shop.example/it/catalog/${id}`))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('a host that fails half way gives no half sitemap', async () => {
    const answer = await ask('/sitemap/it.xml', () => sendSitemap('it.xml'), hostSelling(131, 2))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toBe('')
  })

  test.each(['pl.xml', 'de', 'de.txt', '.xml'])('there is no sitemap %s', async (name) => {
    expect((await ask(`/sitemap/${name}`, () => sendSitemap(name))).status).toBe(404)
  })
})
