import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test.describe('cookies', () => {
  const secondsPerYear = 365 * 24 * 60 * 60

  async function findCookie(page: Page, name: string) {
    return (await page.context().cookies()).find((cookie) => cookie.name === name)
  }

  test('the viewport name is stored in a cookie and updated when the window is resized [R4.12 R9.06 R9.07]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1279, height: 800 })
    await visit(page, '/en/contacts')
    await expect.poll(async () => (await findCookie(page, 'viewport'))?.value).toBe('desktop')
    for (const [width, name] of [
      [1600, 'desktopWide'],
      [1280, 'desktopMedium'],
      [1024, 'desktop'],
      [1023, 'tablet'],
      [767, 'mobileLg'],
      [639, 'mobile'],
      [310, 'mobile'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(async () => (await findCookie(page, 'viewport'))?.value, String(width))
        .toBe(name)
      await expect(page.locator('[data-viewport]')).toHaveAttribute('data-viewport', name)
    }
    const cookie = await findCookie(page, 'viewport')
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: true })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - secondsPerYear)).toBeLessThan(600)
    const html = await (await page.request.get('/en/contacts')).text()
    expect(html).toContain('data-viewport="mobile"')
  })

  test('without a valid viewport cookie, the server renders for desktop [R4.12 R9.06]', async ({
    request,
  }) => {
    expect(await (await request.get('/en/contacts')).text()).toContain('data-viewport="desktop"')
    const invalid = { headers: { cookie: 'viewport=fridge' } }
    expect(await (await request.get('/en/contacts', invalid)).text()).toContain(
      'data-viewport="desktop"',
    )
  })

  test('the language is stored in a cookie for a year [R9.07]', async ({ page }) => {
    await visit(page, '/de/contacts')
    const cookie = await findCookie(page, 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - secondsPerYear)).toBeLessThan(600)
  })
})
