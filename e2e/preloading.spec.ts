import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.describe('preloading', () => {
  /** Holds what preloaded pages ask the server for, by the page that asks, until that page is let go. */
  async function holdPages(page: Page) {
    const held = new Map<string, PromiseWithResolvers<void>>()
    await page.route('**/_serverFn/**', async (route) => {
      // All that one product's page asks for names the same product.
      const product = new URL(route.request().url()).searchParams.get('payload') ?? ''
      const wait = held.get(product) ?? Promise.withResolvers<void>()
      held.set(product, wait)
      await wait.promise
      await route.continue()
    })
    return held
  }

  test('R2.31 at most four pages are preloaded at once', async ({ page, shopper }) => {
    await shopper.visit('/en/catalog?type=one-shots')
    const rows = page.locator('[data-row]')
    expect(await rows.count()).toBeGreaterThan(5)
    const held = await holdPages(page)
    for (let row = 0; row < 6; row++)
      await rows.nth(row).getByRole('link').first().dispatchEvent('mouseover')
    await expect.poll(() => held.size).toBe(4)
    // Room for a fifth to begin, which it must not.
    await page.waitForTimeout(300)
    expect(held.size).toBe(4)
    const [first] = held.values()
    first?.resolve()
    await expect.poll(() => held.size).toBe(5)
    for (const wait of held.values()) wait.resolve()
  })

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    test(`R2.31 nothing is preloaded with ${JSON.stringify(connection)}`, async ({
      page,
      shopper,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await shopper.visit('/en/catalog?type=one-shots')
      await page.waitForLoadState('networkidle')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.locator('[data-row] a').first().hover()
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('shop_nav_support') })
        .hover()
      // Room for a preload to begin, which it must not.
      await page.waitForTimeout(300)
      expect(asked.filter((url) => /_serverFn|\.js$/.test(url))).toEqual([])
    })
  }

  test('R2.31 without such a connection a link that is pointed at is preloaded', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/')
    const part = page.waitForResponse(/\/assets\/\w+\/contacts-.*\.js/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('shop_nav_support') })
      .hover()
    expect((await part).status()).toBe(200)
  })
})
