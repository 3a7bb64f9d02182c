import { visit, waitForHydration } from '../support/navigation.ts'
import { parseHead } from '../support/page-head.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const path = '/en/artists/odd-parcel'

test('an artist on the home page links to a page with a portrait, a biography, packs and sounds [P2.10]', async ({
  page,
}) => {
  await visit(page, '/en/')
  await page.locator('main li a[href$="/artists/odd-parcel"]').last().click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page).toHaveTitle('Odd Parcel – Overtone')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odd Parcel')
  await expect(page.locator('[data-artist] [data-description]')).toContainText('two cousins')
  await expect(page.locator('[data-section=pack] article')).toHaveCount(1)
  for (const kind of ['loop', 'one-shot'])
    expect(await page.locator(`[data-section=${kind}] [data-row]`).count()).toBeGreaterThan(3)
  const artists = await page.locator('[data-section] [href*="/artists/"]').allTextContents()
  expect(new Set(artists)).toEqual(new Set(['Odd Parcel']))
})

test('the sounds of an artist can be played, and adding one to the cart requires login [P2.10]', async ({
  page,
}) => {
  await visit(page, path)
  await page.locator('[data-section=loop] [data-play]').first().click()
  await page.locator('[data-player]').waitFor()
  const add = page.locator('[data-section=one-shot] [data-row]').first().locator('button').last()
  await add.click()
  await expect(page).toHaveURL(/\/en\/auth\/login/)
})

test('a product page links to its artist, and the breadcrumbs lead back [P2.10]', async ({
  page,
}) => {
  await visit(page, path)
  await page.locator('[data-section=pack] article h3 a').click()
  await page.waitForURL(/\/catalog\/\d+$/)
  await waitForHydration(page)
  await page.locator('dl').getByRole('link', { name: 'Odd Parcel' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  const crumbs = page.locator('[data-breadcrumbs] li')
  await expect(crumbs).toHaveText(['Home', getMessage('catalog_title'), 'Odd Parcel'])
})

test('an artist page has structured data and a link preview description [P2.10]', async ({
  request,
  baseURL: origin,
}) => {
  const html = await (await request.get('/de/artists/odd-parcel')).text()
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)
  const data = [...scripts].map(([, json = '']) => JSON.parse(json))
  expect(data).toMatchObject([
    { '@type': 'MusicGroup', name: 'Odd Parcel', url: `${origin}/de/artists/odd-parcel` },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Odd Parcel' }] },
  ])
  const { meta } = parseHead(html)
  expect(meta('og:title')).toBe('Odd Parcel')
  expect(meta('og:url')).toBe(`${origin}/de/artists/odd-parcel`)
  expect(/<[^>]*data-description[^>]*>/.exec(html)?.[0]).toContain('lang="de"')
})

test('an unknown artist is a 404 page [P2.10]', async ({ request }) => {
  for (const slug of ['nobody', 'Odd-Parcel', 'a%2Fb']) {
    const response = await request.get(`/en/artists/${slug}`)
    expect(response.status(), slug).toBe(404)
    expect(parseHead(await response.text()).title).toMatch(/^404 - Not found/)
  }
})

test('the sitemap lists the artists [P2.10]', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap/fr-1.xml')).text()
  expect(sitemap.match(/\/fr\/artists\/[a-z-]+</g)).toEqual(
    expect.arrayContaining(['/fr/artists/odd-parcel<']),
  )
  expect(sitemap.match(/\/fr\/artists\/[a-z-]+</g)).toHaveLength(3)
})
