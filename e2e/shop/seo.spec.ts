import type { APIRequestContext } from '@playwright/test'
import { locales } from '../../app/locales/locales.ts'
import { createCustomer } from '../support/customer.ts'
import { indexedPaths, parseHead } from '../support/page-head.ts'
import { expect, test } from '../support/test.ts'

test('robots.txt links to the sitemaps, which list every product in every language', async ({
  request,
  baseURL: origin,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const sitemaps = parseLocations(await index.text())
  expect(sitemaps).toEqual(
    locales.flatMap((locale) => ['', '-1'].map((part) => `${origin}/sitemap/${locale}${part}.xml`)),
  )
  const productIds = await findProductIds(request)
  expect(productIds.length).toBeGreaterThan(30)
  const read = async (path: string) => parseLocations(await (await request.get(path)).text())
  for (const locale of locales) {
    const listed = await read(`/sitemap/${locale}-1.xml`)
    const products = listed.filter((url) => /\/catalog\/\d+$/.test(url))
    expect(products.sort()).toEqual(
      productIds.map((id) => `${origin}/${locale}/catalog/${id}`).sort(),
    )
    expect(await read(`/sitemap/${locale}.xml`)).toContain(`${origin}/${locale}/`)
  }
  expect((await request.get('/sitemap/pl.xml')).status()).toBe(404)
})

test('the first pages in the sitemap exist, each at its canonical URL', async ({ request }) => {
  const listed = parseLocations(await (await request.get('/sitemap/de.xml')).text())
  for (const url of listed.slice(0, 12)) {
    const response = await request.get(url, { maxRedirects: 0 })
    expect(response.status(), url).toBe(200)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1]
    expect(canonical?.replaceAll('&amp;', '&'), url).toBe(url)
  }
})

test('a product page has structured data for its offer, its audio and its breadcrumbs', async ({
  page,
}) => {
  await page.goto('/de/catalog?type=sample-packs')
  await page.locator('a[href*="/catalog/"]').first().click()
  await page.waitForURL(/\/de\/catalog\/\d+$/)
  await page.reload()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
  const [product, audio, breadcrumbs] = ['Product', 'AudioObject', 'BreadcrumbList'].map((type) =>
    data.find((item) => item['@type'] === type),
  )
  expect(product).toMatchObject({ url: page.url(), offers: { priceCurrency: 'EUR' } })
  expect(product.name.toLowerCase()).toBe(name.toLowerCase())
  expect(audio.contentUrl).toMatch(/^http:\/\/localhost:\d+\/media\/.+\.mp3$/)
  const displayedCrumbs = page.locator('[data-breadcrumbs] li')
  const entries: { name: string; item: string }[] = breadcrumbs.itemListElement
  expect(entries.map((entry) => entry.name)).toEqual(await displayedCrumbs.allInnerTexts())
  const links = await displayedCrumbs
    .locator('a')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href))
  expect(entries.map(({ item }) => item)).toEqual([...links, page.url()])
  expect(entries.at(0)?.name).toBe('Startseite')
})

test('a product page has a share title and its own share image', async ({
  request,
  baseURL: origin,
}) => {
  const images: Buffer[] = []
  for (const id of (await findProductIds(request)).slice(0, 2)) {
    const { meta } = parseHead(await (await request.get(`/en/catalog/${id}`)).text())
    expect(meta('og:title')).toMatch(/./)
    expect(meta('og:url')).toBe(`${origin}/en/catalog/${id}`)
    const url = meta('og:image') ?? ''
    expect(url).toBe(`${origin}/share/${id}.png`)
    const image = await request.get(url)
    expect(image.headers()['content-type']).toBe('image/png')
    const bytes = await image.body()
    expect(bytes.readUInt32BE(16)).toBe(1200)
    expect(bytes.readUInt32BE(20)).toBe(630)
    images.push(bytes)
  }
  expect(images).toHaveLength(2)
  expect(images[0]?.equals(images[1] ?? Buffer.alloc(0))).toBe(false)
  expect((await request.get('/share/999999999.png')).status()).toBe(404)
  expect((await request.get('/share/1.svg')).status()).toBe(404)
})

test('every indexed page has its own share title, description, URL and alternate languages, and the shop’s share image', async ({
  request,
  baseURL: origin,
}) => {
  for (const path of indexedPaths) {
    const head = parseHead(await (await request.get(`/fr${path}`)).text())
    const title = head.title?.replace(/ – Overtone$/, '') ?? ''
    expect(head.meta('robots'), path).toBeUndefined()
    expect(head.meta('og:title'), path).toContain(title)
    expect(head.meta('og:description'), path).toBe(head.meta('description'))
    expect(head.meta('description')?.length, path).toBeGreaterThan(20)
    expect(head.meta('og:url'), path).toBe(`${origin}/fr${path}`)
    expect(head.meta('og:locale'), path).toBe('fr_FR')
    expect(head.meta('og:image'), path).toBe(`${origin}/share/fr.png`)
    expect(head.alternates, path).toEqual([
      ...locales.map((locale) => [locale, `${origin}/${locale}${path}`]),
      ['x-default', `${origin}/en${path}`],
    ])
  }
})

test('the shop has a different share image in every language', async ({ request }) => {
  const images = new Set<string>()
  for (const locale of locales) {
    const response = await request.get(`/share/${locale}.png`)
    expect(response.headers()['content-type']).toBe('image/png')
    const bytes = await response.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    images.add(bytes.toString('base64'))
  }
  expect(images.size).toBe(locales.length)
  expect((await request.get('/share/ru.png')).status()).toBe(404)
})

test('personal, login, payment and error pages are not indexed', async ({ page }) => {
  const unindexed = [
    '/auth/login',
    '/auth/sign-up',
    '/auth/forgot',
    '/auth/reset',
    '/auth/verify',
    '/payment/close',
  ]
  const errors = ['/error', '/forbidden', '/nowhere', '/catalog/99999999']
  for (const path of [...unindexed, ...errors]) await expectUnindexed(path)
  await createCustomer(page.request)
  for (const path of ['/cart', '/cart?step=checkout', '/profile', '/profile?tab=balance']) {
    await expectUnindexed(path)
  }
  async function expectUnindexed(path: string): Promise<void> {
    const head = parseHead(await (await page.request.get(`/en${path}`)).text())
    expect(head.meta('robots'), path).toBe('noindex')
    expect(head.meta('og:url'), path).toBeUndefined()
    expect(head.alternates, path).toEqual([])
  }
})

function parseLocations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )
}

/** Collects the ids of all products from the catalogue pages. */
async function findProductIds(request: APIRequestContext): Promise<number[]> {
  const ids = new Set<number>()
  for (const type of ['sample-packs', 'loops', 'one-shots']) {
    for (let page = 1, before = -1; ids.size > before; page += 1) {
      before = ids.size
      const html = await (await request.get(`/en/catalog?type=${type}&page=${page}`)).text()
      for (const [, id] of html.matchAll(/href="\/en\/catalog\/(\d+)"/g)) ids.add(Number(id))
    }
  }
  return [...ids]
}

test('an indexed page lists its alternate locales, but the login page lists none', async ({
  request,
}) => {
  const alternates = async (path: string) => {
    const html = await (await request.get(path)).text()
    const tags = html.match(/<meta [^>]*property="og:locale:alternate"[^>]*>/g) ?? []
    return tags.map((tag) => /content="([^"]+)"/.exec(tag)?.[1])
  }
  expect(await alternates('/fr/info')).toEqual(['en_US', 'de_DE', 'nl_NL', 'it_IT', 'es_ES'])
  expect(await alternates('/en/auth/login')).toEqual([])
})
