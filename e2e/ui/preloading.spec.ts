import type { Page } from '@playwright/test'
import { flushRequests, visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.describe('preloading', () => {
  /** Holds back the server calls for the products of the rows until released. */
  async function holdPreloads(page: Page) {
    const held = new Map<string, PromiseWithResolvers<void>>()
    const links = page.locator('[data-row] .sound-row-title')
    const ids = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
    )
    await page.route('**/_serverFn/**', async (route) => {
      const payload = new URL(route.request().url()).searchParams.get('payload') ?? ''
      const product = ids.find((id) => new RegExp(`\\b${id}\\b`).test(payload))
      // A product page also loads its pack and similar sounds; those calls contain a list or no
      // row's id.
      if (product === undefined || payload.includes('similar')) return await route.continue()
      const wait = held.get(product) ?? Promise.withResolvers<void>()
      held.set(product, wait)
      await wait.promise
      await route.continue()
    })
    return held
  }

  test('at most four pages are preloaded at once [R2.31]', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/en/catalog?type=one-shots')
    const rows = page.locator('[data-row]')
    expect(await rows.count()).toBeGreaterThan(5)
    const held = await holdPreloads(page)
    for (let row = 0; row < 6; row++) {
      await rows.nth(row).getByRole('link').first().hover()
      await settlePreloads(page)
    }
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
    test(`nothing is preloaded on a connection with ${JSON.stringify(connection)} [R2.31]`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await page.clock.install()
      await visit(page, '/en/catalog?type=one-shots')
      await page.waitForLoadState('networkidle')
      const urls: string[] = []
      page.on('request', (request) => urls.push(request.url()))
      await page.locator('[data-row] a').first().hover()
      await page
        .getByRole('banner')
        .getByRole('link', { name: getMessage('shop_nav_support') })
        .hover()
      await settlePreloads(page)
      expect(urls.filter((url) => /_serverFn|\.js$/.test(url))).toEqual([])
    })
  }

  test('hovering over a link preloads the code of its page [R2.31]', async ({ page }) => {
    await visit(page, '/en/')
    const chunk = page.waitForResponse(/\/assets\/\w+\/contacts-.*\.js/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: getMessage('shop_nav_support') })
      .hover()
    expect((await chunk).status()).toBe(200)
  })
})

/** Advances the clock past the preload delay and waits until the requests have been sent. */
async function settlePreloads(page: Page): Promise<void> {
  await page.clock.runFor(2000)
  await flushRequests(page)
}
