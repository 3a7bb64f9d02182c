import { locales } from '../../app/locales/locales.ts'
import { waitForHydration, visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('the root path redirects to the locale from the cookie, then from Accept-Language, then to English [R2.27]', async ({
  request,
}) => {
  const requestRoot = async (headers: Record<string, string>) => {
    const response = await request.get('/', { headers, maxRedirects: 0 })
    expect(response.status()).toBe(307)
    expect(response.headers()['vary']).toBe('Cookie, Accept-Language')
    expect(response.headers()['cache-control']).toBe('no-store')
    return response.headers()['location']
  }
  expect(
    await requestRoot({ 'accept-language': 'pl,nl;q=0.8,de;q=0.9', cookie: 'i18n_redirected=it' }),
  ).toBe('/it/')
  expect(await requestRoot({ 'accept-language': 'pl,nl;q=0.8,de;q=0.9' })).toBe('/de/')
  expect(await requestRoot({ 'accept-language': 'pl' })).toBe('/en/')
})

test('switching the language keeps the page and its query [R2.27]', async ({ page }) => {
  await visit(page, '/en/catalog?type=one-shots&search=kick')
  const languages = page.getByRole('navigation', { name: getMessage('shop_language_switch') })
  const hrefs = await languages
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(locales.map((locale) => `/${locale}/catalog?type=one-shots&search=kick`))
  await page.getByRole('link', { name: 'Español' }).click()
  await page.waitForURL('/es/catalog?type=one-shots&search=kick')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('switching the language keeps the query and restores the scroll position once [R2.19 R2.27]', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(globalThis.scrollY))
  await visit(page, '/en/info?tab=licence')
  await page.evaluate(() => globalThis.scrollTo(0, 400))
  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' })
  // Playwright's click would scroll the footer into view first.
  await german.evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/de/info?tab=licence')
  await waitForHydration(page)
  await expect.poll(top).toBe(400)
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  await visit(page, '/de/info?tab=licence')
  expect(await page.evaluate(() => sessionStorage.getItem('saved-scroll'))).toBeNull()
})
