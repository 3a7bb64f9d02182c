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

interface ProviderState {
  /** The number of one-shots; there are seven loops. */
  readonly oneShots?: number
  readonly packs?: number
  readonly brokenPage?: number
}

/** Creates the fetch function of a Bagisto host, whose product lists fail from `brokenPage` on. */
function createBagistoFetch({
  oneShots = 3,
  packs = 1,
  brokenPage = Number.POSITIVE_INFINITY,
}: ProviderState = {}) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url)
    if (pathname !== '/api/v1/products') return Response.json({ message: '' }, { status: 404 })
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
    const updated_at = '2026-03-01T12:00:00.000000Z'
    const product = { type: 'downloadable', updated_at }
    const data = ids.map((id) => ({ ...product, id, sku: `s${id}`, name: `Sound ${id}` }))
    const meta = { current_page: page, last_page: Math.ceil(total / pageSize), total }
    return Response.json({ data, links: {}, meta })
  }
}

/** Requests a path from a shop with the origin `https://shop.example`. */
async function requestFile(
  path: string,
  send: () => Promise<Response> | Response,
  providerFetch = createBagistoFetch(),
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

  test('the sitemap index lists the pages and the parts of the products of each language', async () => {
    const provider = createBagistoFetch({ oneShots: 20 * pageSize + 1 })
    const response = await requestFile('/sitemap.xml', sendSitemapIndex, provider)
    const names = ['', '-1', '-2', '-3', '-4']
    expect(parseLocations(await response.text())).toEqual(
      locales.flatMap((locale) =>
        names.map((name) => `https://shop.example/sitemap/${locale}${name}.xml`),
      ),
    )
  })

  test("there are sitemaps only for the shop's languages [P6.05]", async () => {
    const config = defineShop({ ...demoShop.config, languages: ['fr', 'en'] })
    const request = (path: string, send: () => Promise<Response> | Response) =>
      requestFile(path, send, createBagistoFetch(), { ...demoShop, config })
    const index = await request('/sitemap.xml', sendSitemapIndex)
    const named = parseLocations(await index.text()).map((url) => url.split('/').at(-1))
    expect(named.filter((name) => !name?.includes('-'))).toEqual(['fr.xml', 'en.xml'])
    const statuses = ['fr.xml', 'de.xml'].map(
      async (name) => (await request(`/sitemap/${name}`, () => sendSitemap(name))).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404])
  })

  test('the parts list every product of a host without sitemap once, with the day of its change [P1.01 P9.11]', async () => {
    const provider = createBagistoFetch({ oneShots: 20 * pageSize + 5, packs: 49 })
    const listed: string[] = []
    for (const part of ['it-1.xml', 'it-2.xml', 'it-3.xml', 'it-4.xml']) {
      const response = await requestFile(`/sitemap/${part}`, () => sendSitemap(part), provider)
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
      const xml = await response.text()
      listed.push(...parseLocations(xml))
      const dates = xml.match(/<lastmod>2026-03-01<\/lastmod>/g)
      expect(dates).toHaveLength(parseLocations(xml).length)
    }
    const packs = Array.from({ length: 49 }, (_, index) => 5000 + index)
    const loops = Array.from({ length: 7 }, (_, index) => 7000 + index)
    const oneShots = Array.from({ length: 20 * pageSize + 5 }, (_, index) => index + 1)
    const ids = [...packs, ...loops, ...oneShots].toSorted((one, other) => one - other)
    expect(listed.map((url) => Number(url.split('/').at(-1))).toSorted((a, b) => a - b)).toEqual(
      ids,
    )
    expect(listed[0]).toMatch(/^https:\/\/shop\.example\/it\/catalog\/\d+$/)
    const past = await requestFile('/sitemap/it-5.xml', () => sendSitemap('it-5.xml'), provider)
    expect(past.status).toBe(404)
  })

  test('a part of a large catalog needs a bounded number of calls', async () => {
    let calls = 0
    const host = createBagistoFetch({ oneShots: 100_000 })
    const provider = (request: Request) => {
      calls += 1
      return host(request)
    }
    await requestFile('/sitemap/it-50.xml', () => sendSitemap('it-50.xml'), provider)
    expect(calls).toBe(24)
  })

  test('a sitemap lists only catalog lists with products [P1.12]', async () => {
    const provider = createBagistoFetch({ oneShots: 0 })
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
      '/sitemap/it-3.xml',
      () => sendSitemap('it-3.xml'),
      createBagistoFetch({ oneShots: 131, brokenPage: 2 }),
    )
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('')
  })

  test.each([
    'pl.xml',
    'pl-1.xml',
    'de',
    'de.txt',
    'de-0.xml',
    'de-x.xml',
    'de-999999.xml',
    '.xml',
  ])('the sitemap %s does not exist', async (name) => {
    expect((await requestFile(`/sitemap/${name}`, () => sendSitemap(name))).status).toBe(404)
  })
})
