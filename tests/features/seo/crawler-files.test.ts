import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  sendRobots,
  sendSecurityContact,
  sendSitemap,
  sendSitemapIndex,
} from '#app/features/seo/crawler-files.server.ts'
import { locales } from '#app/locales/locales.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { defineShop } from '#shop/shop-config.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

const pageSize = 48

/** Creates the fetch function of a provider whose product lists fail from `brokenPage` on. */
function createProviderFetch(oneShots: number, brokenPage = Number.POSITIVE_INFINITY, packs = 1) {
  return async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams
    const page = Number(query.get('page'))
    if (page >= brokenPage) return new Response('broken', { status: 500 })
    const totals: Readonly<Record<string, number>> = { 2: packs, 3: oneShots, 4: 7 }
    const firstIds: Readonly<Record<string, number>> = { 2: 5000, 3: 1, 4: 7000 }
    const category = query.get('category_id') ?? ''
    const total = totals[category] ?? 0
    const first = (page - 1) * pageSize
    const count = Math.max(0, Math.min(pageSize, total - first))
    const firstId = (firstIds[category] ?? 0) + first
    const ids = Array.from({ length: count }, (_, index) => firstId + index)
    const data = ids.map((id) => ({ id, sku: `s${id}`, name: `Sound ${id}`, type: 'downloadable' }))
    const meta = { current_page: page, last_page: Math.ceil(total / pageSize), total }
    return Response.json({ data, links: {}, meta })
  }
}

/** Requests a path from a shop with the origin `https://shop.example`. */
async function requestFile(
  path: string,
  send: () => Promise<Response> | Response,
  providerFetch = createProviderFetch(3),
  shop = demoShop,
) {
  const app = createAppContext({
    shop,
    settings: readSettings({ ORIGIN: 'https://shop.example' }),
    secret: 'a secret of the tests, nothing more',
    providerFetch,
  })
  // The files must contain the configured origin, not the Host header.
  const forged = new Request(`http://evil.example${path}`)
  return handleRequest(forged, app, '192.0.2.1', send)
}

function parseLocations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

describe('crawler files', () => {
  test("security.txt has the seller's address and expires in a year", async () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const response = await requestFile('/.well-known/security.txt', sendSecurityContact)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(
      `Contact: mailto:${demoShop.config.seller.email}
Expires: 2027-11-28T10:00:00.000Z
Preferred-Languages: en, de, nl, it, fr, es
Canonical: https://shop.example/.well-known/security.txt
`,
    )
  })

  test('robots.txt contains the sitemap URL with the configured origin', async () => {
    const response = await requestFile('/robots.txt', sendRobots)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await response.text()).split('\n')
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
    expect(lines).toContain('Disallow: /download/')
  })

  test('the sitemap index lists one sitemap per language', async () => {
    const response = await requestFile('/sitemap.xml', sendSitemapIndex)
    expect(parseLocations(await response.text())).toEqual(
      locales.map((locale) => `https://shop.example/sitemap/${locale}.xml`),
    )
  })

  test("there are sitemaps only for the shop's languages [P6.05]", async () => {
    const config = defineShop({ ...demoShop.config, languages: ['fr', 'en'] })
    const request = (path: string, send: () => Promise<Response> | Response) =>
      requestFile(path, send, createProviderFetch(3), { ...demoShop, config })
    const index = await request('/sitemap.xml', sendSitemapIndex)
    expect(parseLocations(await index.text())).toEqual([
      'https://shop.example/sitemap/fr.xml',
      'https://shop.example/sitemap/en.xml',
    ])
    const statuses = ['fr.xml', 'de.xml'].map(
      async (name) => (await request(`/sitemap/${name}`, () => sendSitemap(name))).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404])
  })

  test('a sitemap lists every product of every page once [P1.01]', async () => {
    const provider = createProviderFetch(131, Number.POSITIVE_INFINITY, 49)
    const response = await requestFile('/sitemap/it.xml', () => sendSitemap('it.xml'), provider)
    const listed = parseLocations(await response.text()).filter((url) => /\/\d+$/.test(url))
    const packs = Array.from({ length: 49 }, (_, index) => 5000 + index)
    const loops = Array.from({ length: 7 }, (_, index) => 7000 + index)
    const ids = [...packs, ...loops, ...Array.from({ length: 131 }, (_, index) => index + 1)]
    expect(listed).toEqual(ids.map((id) => `https://shop.example/it/catalog/${id}`))
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('a sitemap lists only catalog lists with products [P1.12]', async () => {
    const provider = createProviderFetch(0)
    const response = await requestFile('/sitemap/it.xml', () => sendSitemap('it.xml'), provider)
    const listed = parseLocations(await response.text()).filter((url) => url.includes('?type='))
    expect(listed).toEqual(
      ['sample-packs', 'loops'].map((type) => `https://shop.example/it/catalog?type=${type}`),
    )
  })

  test('the sitemap of a shop without products lists neither the home page nor the catalog [P1.12]', async () => {
    const pages: string[] = []
    const provider = async ({ url }: Request) => {
      pages.push(url)
      return Response.json({
        data: [],
        links: {},
        meta: { current_page: 1, last_page: 1, total: 0 },
      })
    }
    const response = await requestFile('/sitemap/it.xml', () => sendSitemap('it.xml'), provider)
    const [first] = parseLocations(await response.text())
    expect(first).toBe('https://shop.example/it/contacts')
    // One page of each of the three lists.
    expect(pages).toHaveLength(3)
  })

  test('no partial sitemap is sent if the provider fails halfway', async () => {
    const response = await requestFile(
      '/sitemap/it.xml',
      () => sendSitemap('it.xml'),
      createProviderFetch(131, 2),
    )
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('')
  })

  test.each(['pl.xml', 'de', 'de.txt', '.xml'])('the sitemap %s does not exist', async (name) => {
    expect((await requestFile(`/sitemap/${name}`, () => sendSitemap(name))).status).toBe(404)
  })
})
