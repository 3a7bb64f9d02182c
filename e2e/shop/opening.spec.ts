import type { APIRequestContext } from '@playwright/test'
import { locales } from '../../app/locales/locales.ts'
import { normalizeText } from '../../tests/i18n/all-texts.ts'
import { createTextChecker } from '../support/check-text.ts'
import { collectTexts } from '../support/collect-texts.ts'
import { waitForHydration } from '../support/navigation.ts'
import { getOrigin } from '../support/ports.ts'
import type { Program } from '../support/program.ts'
import { createContentMatcher } from '../support/shop-content.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/** A header that proxies add: requests with it do not count as from the shop's machine. */
const proxied = { 'x-forwarded-for': '192.0.2.1' }

test.describe('a shop without products', () => {
  test.describe.configure({ mode: 'serial' })
  const origin = getOrigin('empty')
  let shop: Program

  test.beforeAll(async () => {
    shop = await startShop('empty', { DEMO_CATALOGUE: 'none' })
  })

  test.afterAll(() => shop?.stop())

  async function read(request: APIRequestContext, path: string, headers = {}): Promise<string> {
    const response = await request.get(origin + path, { headers })
    expect(response.status(), path).toBe(200)
    return await response.text()
  }

  for (const locale of locales) {
    test(`visitors read in ${locale} that the shop opens soon, on the home page and in the catalogue [P1.12]`, async ({
      page,
    }) => {
      const check = createTextChecker(locale, createContentMatcher([]))
      for (const path of ['/', '/catalog', '/catalog?type=loops']) {
        const html = await read(page.request, `/${locale}${path}`, proxied)
        const { texts } = await collectTexts(page, html)
        expect(texts).toContain(normalizeText(getMessage('shop_opening_title', locale)))
        expect(texts).toContain(normalizeText(getMessage('shop_opening_text', locale)))
        expect(texts.flatMap((piece) => check(piece) ?? [])).toEqual([])
        expect(html).not.toContain('data-owner-note')
      }
    })

    test(`the owner reads in ${locale} how to import sounds, but only on the shop’s machine [P1.12]`, async ({
      page,
    }) => {
      const values = ['node shop.js catalog import FOLDER', 'docs/import.md', 'DEMO_CATALOGUE=full']
      const check = createTextChecker(locale, createContentMatcher(values))
      const html = await read(page.request, `/${locale}/`)
      const { texts } = await collectTexts(page, html)
      expect(texts).toContain(normalizeText(getMessage('shop_owner_title', locale)))
      expect(texts).toContain('node shop.js catalog import FOLDER')
      expect(texts.flatMap((piece) => check(piece) ?? [])).toEqual([])
    })
  }

  test('the opening page is neither indexed nor cached, and the sitemap does not list it [P1.12]', async ({
    request,
  }) => {
    const redirect = await request.get(`${origin}/en/`, { maxRedirects: 0 })
    expect(redirect.status()).toBe(307)
    const response = await request.get(`${origin}/en/`)
    expect(response.headers()['cache-control']).toContain('no-store')
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex"/)
    const sitemap = await read(request, '/sitemap/en.xml')
    expect(sitemap).toContain('/en/contacts<')
    expect(sitemap).not.toMatch(/\/en\/(catalog|<)/)
  })

  test('the opening page has no dead links [P1.12]', async ({ page }) => {
    await page.goto(`${origin}/en/`)
    await waitForHydration(page)
    await page.getByRole('link', { name: getMessage('shop_opening_write') }).click()
    await expect(page).toHaveURL(/\/en\/contacts$/)
    await page.getByRole('link', { name: getMessage('shop_nav_packs') }).click()
    await expect(page).toHaveURL(/\/en\/opening$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getMessage('shop_opening_title'),
    )
    await page.getByRole('link', { name: getMessage('shop_nav_log_in') }).click()
    await expect(page).toHaveURL(/\/en\/auth\/login/)
    await read(page.request, '/en/catalog?search=kick')
  })
})

test('a shop with products has no opening page [P1.12]', async ({ page }) => {
  await page.goto('/en/opening')
  await expect(page).toHaveURL(/\/en\/catalog$/)
})
