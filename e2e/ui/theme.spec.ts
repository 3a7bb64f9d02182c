import type { Page } from '@playwright/test'
import { locales } from '../../app/locales/locales.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/** Returns the theme cookie and the days until it expires, or null if it is not set. */
async function readThemeCookie(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'theme')
  if (!cookie) return null
  const { value, path, sameSite, expires } = cookie
  return { value, path, sameSite, days: Math.round((expires - Date.now() / 1000) / 86_400) }
}

/** Returns whether the page has a dark background. */
async function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('The browser has no 2D canvas.')
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return (canvas.getImageData(0, 0, 1, 1).data[0] ?? 0) < 128
  })
}

function getThemeButton(page: Page, theme: 'light' | 'dark' | 'system') {
  return page.getByRole('button', { name: getMessage(`shop_theme_${theme}`), exact: true })
}

test('a chosen theme applies immediately, is stored for a year and is rendered by the server', async ({
  page,
}) => {
  await visit(page, '/en/')
  await expect.poll(() => isDark(page)).toBe(false)
  await getThemeButton(page, 'dark').click()
  await expect.poll(() => isDark(page)).toBe(true)
  await expect(getThemeButton(page, 'dark')).toHaveAttribute('aria-pressed', 'true')
  await expect(getThemeButton(page, 'system')).toHaveAttribute('aria-pressed', 'false')
  const cookie = { value: 'dark', path: '/', sameSite: 'Lax', days: 365 }
  await expect.poll(() => readThemeCookie(page)).toEqual(cookie)

  const html = await (await page.request.get('/en/terms')).text()
  expect(/<html[^>]*>/.exec(html)?.[0]).toContain('data-theme="dark"')
  expect(html).toContain('<meta name="color-scheme" content="dark"')
  await visit(page, '/en/terms')
  await expect.poll(() => isDark(page)).toBe(true)
  await expect(getThemeButton(page, 'dark')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: getMessage('shop_footer_privacy') }).click()
  await page.waitForURL(/privacy/)
  await expect.poll(() => isDark(page)).toBe(true)
})

test('the page cache stores a separate copy of a page for each theme', async ({
  playwright,
  baseURL,
}) => {
  const themes: string[] = []
  for (const cookie of ['', 'theme=dark', 'theme=light', 'theme=dark']) {
    const client = await playwright.request.newContext({ extraHTTPHeaders: { cookie } })
    const html = await (await client.get(`${baseURL}/en/privacy`)).text()
    themes.push(/data-theme="(\w+)"/.exec(html)?.[1] ?? 'none')
    await client.dispose()
  }
  expect(themes).toEqual(['none', 'dark', 'light', 'dark'])
})

test('without a chosen theme, the page follows changes to the system theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/en/')
  await expect.poll(() => isDark(page)).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => isDark(page)).toBe(false)
  await getThemeButton(page, 'dark').click()
  await expect.poll(() => isDark(page)).toBe(true)
  await getThemeButton(page, 'system').click()
  await expect.poll(() => isDark(page)).toBe(false)
  await expect.poll(() => readThemeCookie(page)).toBeNull()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the theme switch works without JavaScript and returns to the same page', async ({
    page,
  }) => {
    await page.goto('/en/terms?from=here')
    await getThemeButton(page, 'dark').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page).toHaveURL('/en/terms?from=here')
    await expect.poll(() => readThemeCookie(page)).toMatchObject({ value: 'dark', days: 365 })
    await getThemeButton(page, 'system').click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    await expect.poll(() => readThemeCookie(page)).toBeNull()
  })
})

test('the theme switch is labeled in every language', async ({ request }) => {
  for (const locale of locales) {
    const html = await (await request.get(`/${locale}/terms`)).text()
    const label = getMessage('shop_theme', locale)
    const [, group = ''] =
      new RegExp(`<fieldset aria-label="${label}"[^>]*>(.*?)</fieldset>`).exec(html) ?? []
    expect([...group.matchAll(/<button [^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
      getMessage('shop_theme_light', locale),
      getMessage('shop_theme_dark', locale),
      getMessage('shop_theme_system', locale),
    ])
  }
})
