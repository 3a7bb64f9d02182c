import { locales } from '../app/locales/locales.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('R2.27 the bare address opens in the language of the cookie, then of the browser, then in English', async ({
  request,
}) => {
  const open = async (headers: Record<string, string>) => {
    const answer = await request.get('/', { headers, maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    expect(answer.headers()['vary']).toBe('Cookie, Accept-Language')
    expect(answer.headers()['cache-control']).toBe('no-store')
    return answer.headers()['location']
  }
  expect(
    await open({ 'accept-language': 'pl,nl;q=0.8,de;q=0.9', cookie: 'i18n_redirected=it' }),
  ).toBe('/it/')
  expect(await open({ 'accept-language': 'pl,nl;q=0.8,de;q=0.9' })).toBe('/de/')
  expect(await open({ 'accept-language': 'pl' })).toBe('/en/')
})

test('R2.27 changing the language keeps the page and its query', async ({ page, shopper }) => {
  await shopper.visit('/en/catalog?type=one-shots&search=kick')
  const choices = page.getByRole('navigation', { name: text('shop_language_switch') })
  const hrefs = await choices
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(locales.map((locale) => `/${locale}/catalog?type=one-shots&search=kick`))
  await page.getByRole('link', { name: 'Español' }).click()
  await page.waitForURL('/es/catalog?type=one-shots&search=kick')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
