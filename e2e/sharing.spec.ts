import type { APIRequestContext } from '@playwright/test'
import { locales } from '../app/locales/locales.ts'
import { shopOrigin as origin } from './support/ports.ts'
import { signUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test('crawlers are told where the sitemaps are, and those list every product in every language', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const maps = addressesIn(await index.text())
  expect(maps).toEqual(locales.map((locale) => `${origin}/sitemap/${locale}.xml`))
  const sold = await productsOf(request)
  expect(sold.length).toBeGreaterThan(30)
  for (const [at, locale] of locales.entries()) {
    const listed = addressesIn(await (await request.get(maps[at] ?? '')).text())
    const products = listed.filter((address) => /\/catalog\/\d+$/.test(address))
    expect(products.sort()).toEqual(sold.map((id) => `${origin}/${locale}/catalog/${id}`).sort())
    expect(listed).toContain(`${origin}/${locale}/`)
  }
  expect((await request.get('/sitemap/pl.xml')).status()).toBe(404)
})

test('the open pages of the sitemap are pages, each at its canonical address', async ({
  request,
}) => {
  const listed = addressesIn(await (await request.get('/sitemap/de.xml')).text())
  for (const address of listed.slice(0, 12)) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]
    expect(canonical?.replaceAll('&amp;', '&'), address).toBe(address)
  }
})

test('a product tells search engines what it is, how it sounds and where it stands', async ({
  page,
}) => {
  await page.goto('/de/catalog?type=sample-packs')
  await page.locator('a[href*="/catalog/"]').first().click()
  await page.waitForURL(/\/de\/catalog\/\d+$/)
  await page.reload()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const things = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
  const [product, audio, trail] = ['Product', 'AudioObject', 'BreadcrumbList'].map((type) =>
    things.find((thing) => thing['@type'] === type),
  )
  expect(product).toMatchObject({ url: page.url(), offers: { priceCurrency: 'EUR' } })
  expect(product.name.toLowerCase()).toBe(name.toLowerCase())
  expect(audio.contentUrl).toMatch(/^http:\/\/localhost:\d+\/media\/.+\.mp3$/)
  const shown = page.locator('[data-breadcrumbs] li')
  const entries: { name: string; item: string }[] = trail.itemListElement
  expect(entries.map((entry) => entry.name)).toEqual(await shown.allInnerTexts())
  const links = await shown
    .locator('a')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href))
  expect(entries.map(({ item }) => item)).toEqual([...links, page.url()])
  expect(entries.at(0)?.name).toBe('Startseite')
})

test('a shared product shows its name and a picture of its own', async ({ page, request }) => {
  const pictures: Buffer[] = []
  for (const id of (await productsOf(request)).slice(0, 2)) {
    await page.goto(`/en/catalog/${id}`)
    const meta = (name: string) =>
      page.locator(`meta[property="${name}"]`).getAttribute('content', { timeout: 2000 })
    expect(await meta('og:title')).not.toBe('')
    expect(await meta('og:url')).toBe(`${origin}/en/catalog/${id}`)
    const address = (await meta('og:image')) ?? ''
    expect(address).toBe(`${origin}/share/${id}.png`)
    const picture = await request.get(address)
    expect(picture.headers()['content-type']).toBe('image/png')
    const bytes = await picture.body()
    expect(bytes.readUInt32BE(16)).toBe(1200)
    expect(bytes.readUInt32BE(20)).toBe(630)
    pictures.push(bytes)
  }
  expect(pictures).toHaveLength(2)
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
  expect((await request.get('/share/999999999.png')).status()).toBe(404)
  expect((await request.get('/share/1.svg')).status()).toBe(404)
})

const indexed = [
  '/',
  '/catalog',
  '/catalog?type=one-shots',
  '/contacts',
  '/withdrawal',
  '/info',
  '/info?tab=faq',
  '/info?tab=licence',
  '/privacy',
  '/terms',
]

test('every page to be found is shared with its own title, text, address and languages, and the shop’s picture', async ({
  request,
}) => {
  for (const path of indexed) {
    const head = headOf(await (await request.get(`/fr${path}`)).text())
    const title = head.title?.replace(/ – Overtone$/, '') ?? ''
    expect(head.meta('robots'), path).toBeUndefined()
    expect(head.meta('og:title'), path).toContain(title)
    expect(head.meta('og:description'), path).toBe(head.meta('description'))
    expect(head.meta('description')?.length, path).toBeGreaterThan(20)
    expect(head.meta('og:url'), path).toBe(`${origin}/fr${path}`)
    expect(head.meta('og:locale'), path).toBe('fr')
    expect(head.meta('og:image'), path).toBe(`${origin}/share/fr.png`)
    expect(head.alternates, path).toEqual([
      ...locales.map((locale) => [locale, `${origin}/${locale}${path}`]),
      ['x-default', `${origin}/en${path}`],
    ])
  }
})

test('a picture of the shop exists in every language, and says something else in each', async ({
  request,
}) => {
  const pictures = new Set<string>()
  for (const locale of locales) {
    const answer = await request.get(`/share/${locale}.png`)
    expect(answer.headers()['content-type']).toBe('image/png')
    const bytes = await answer.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    pictures.add(bytes.toString('base64'))
  }
  expect(pictures.size).toBe(locales.length)
  expect((await request.get('/share/ru.png')).status()).toBe(404)
})

test('pages of one visitor, of logging in, of payments and of failures are nobody’s to find', async ({
  page,
}) => {
  const closed = ['/auth/login', '/auth/sign-up', '/auth/forgot', '/auth/reset', '/payment/close']
  const failures = ['/error', '/forbidden', '/nowhere', '/catalog/99999999']
  for (const path of [...closed, ...failures]) await expectHidden(path)
  await signUp(page)
  for (const path of ['/cart', '/cart?step=checkout', '/profile', '/profile?tab=balance']) {
    await expectHidden(path)
  }
  async function expectHidden(path: string): Promise<void> {
    const head = headOf(await (await page.request.get(`/en${path}`)).text())
    expect(head.meta('robots'), path).toBe('noindex')
    expect(head.meta('og:url'), path).toBeUndefined()
    expect(head.alternates, path).toEqual([])
  }
})

/** What the head of a page tells, as the server sends it. */
function headOf(html: string) {
  const attributes = (tag: string) =>
    new Map(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        plain(value),
      ]),
    )
  const tags = [...html.matchAll(/<(?:meta|link) [^>]+>/g)].map(([tag]) => attributes(tag))
  return {
    title: plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta: (name: string) =>
      tags.find((tag) => tag.get('name') === name || tag.get('property') === name)?.get('content'),
    alternates: tags
      .filter((tag) => tag.get('rel') === 'alternate')
      .map((tag) => [tag.get('hreflang'), tag.get('href')]),
  }
}

function plain(text: string): string {
  return text.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

/** The ids of everything that is sold, as the pages of the catalogue show it. */
async function productsOf(request: APIRequestContext): Promise<number[]> {
  const ids = new Set<number>()
  for (const type of ['sample-packs', 'one-shots']) {
    for (let page = 1, before = -1; ids.size > before; page += 1) {
      before = ids.size
      const html = await (await request.get(`/en/catalog?type=${type}&page=${page}`)).text()
      for (const [, id] of html.matchAll(/href="\/en\/catalog\/(\d+)"/g)) ids.add(Number(id))
    }
  }
  return [...ids]
}
