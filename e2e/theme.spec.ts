import type { Page } from '@playwright/test'
import { locales } from '../app/locales/locales.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** The cookie as the browser keeps it, and how many days it has left. */
async function remembered(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'theme')
  if (!cookie) return null
  const { value, path, sameSite, expires } = cookie
  return { value, path, sameSite, days: Math.round((expires - Date.now() / 1000) / 86_400) }
}

/** Whether the page stands on a dark ground, by what is really painted. */
async function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('There is nothing to paint on.')
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return (canvas.getImageData(0, 0, 1, 1).data[0] ?? 0) < 128
  })
}

function choice(page: Page, theme: 'light' | 'dark' | 'system') {
  return page.getByRole('button', { name: text(`shop_theme_${theme}`), exact: true })
}

test('a choice shows at once, is remembered for a year and stands in the server’s own page', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/')
  await expect.poll(() => isDark(page)).toBe(false)
  await choice(page, 'dark').click()
  await expect.poll(() => isDark(page)).toBe(true)
  await expect(choice(page, 'dark')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(page, 'system')).toHaveAttribute('aria-pressed', 'false')
  const kept = { value: 'dark', path: '/', sameSite: 'Lax', days: 365 }
  await expect.poll(() => remembered(page)).toEqual(kept)

  const html = await (await page.request.get('/en/terms')).text()
  expect(/<html[^>]*>/.exec(html)?.[0]).toContain('data-theme="dark"')
  expect(html).toContain('<meta name="color-scheme" content="dark"')
  await shopper.visit('/en/terms')
  await expect.poll(() => isDark(page)).toBe(true)
  await expect(choice(page, 'dark')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: text('shop_footer_privacy') }).click()
  await page.waitForURL(/privacy/)
  await expect.poll(() => isDark(page)).toBe(true)
})

test('the page kept ready for everyone is another in each theme', async ({
  playwright,
  baseURL,
}) => {
  const texts: string[] = []
  for (const cookie of ['', 'theme=dark', 'theme=light', 'theme=dark']) {
    const visitor = await playwright.request.newContext({ extraHTTPHeaders: { cookie } })
    const html = await (await visitor.get(`${baseURL}/en/privacy`)).text()
    texts.push(/data-theme="(\w+)"/.exec(html)?.[1] ?? 'none')
    await visitor.dispose()
  }
  expect(texts).toEqual(['none', 'dark', 'light', 'dark'])
})

test('without a choice the page follows the system, also while it is open', async ({
  page,
  shopper,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await shopper.visit('/en/')
  await expect.poll(() => isDark(page)).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => isDark(page)).toBe(false)
  await choice(page, 'dark').click()
  await expect.poll(() => isDark(page)).toBe(true)
  await choice(page, 'system').click()
  await expect.poll(() => isDark(page)).toBe(false)
  await expect.poll(() => remembered(page)).toBeNull()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch works as well, and leads back to its page', async ({ page }) => {
    await page.goto('/en/terms?from=here')
    await choice(page, 'dark').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page).toHaveURL('/en/terms?from=here')
    await expect.poll(() => remembered(page)).toMatchObject({ value: 'dark', days: 365 })
    await choice(page, 'system').click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    await expect.poll(() => remembered(page)).toBeNull()
  })
})

test('the switch stands beside the languages in each of them', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}/terms`)
    const group = page.getByRole('group', { name: text('shop_theme', locale) })
    await expect(group.getByRole('button')).toHaveText([
      text('shop_theme_light', locale),
      text('shop_theme_dark', locale),
      text('shop_theme_system', locale),
    ])
  }
})
