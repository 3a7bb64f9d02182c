import { languageTags, locales } from '../app/i18n/locales.ts'
import { signUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const titles = {
  '/catalog': 'catalog_title',
  '/auth/login': 'account_login_title',
  '/auth/sign-up': 'account_sign_up_title',
  '/auth/forgot': 'account_forgot_title',
  '/contacts': 'contact_title',
} as const

for (const locale of locales) {
  test(`R1.03 the main path speaks ${locale}`, async ({ page, shopper }) => {
    await shopper.visit(`/${locale}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[locale])
    await expect(page.getByText(text('shop_tagline', locale)).first()).toBeVisible()
    for (const [path, key] of Object.entries(titles)) {
      await page.goto(`/${locale}${path}`)
      await expect(page).toHaveTitle(`${text(key, locale)} – Overtone`)
    }
    await signUp(page, locale)
    await shopper.visit(`/${locale}/cart`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('cart_title', locale))
    await shopper.visit(`/${locale}/profile?tab=balance`)
    await expect(page.getByText(text('profile_balance_available', locale))).toBeVisible()
  })
}

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
  await page.getByRole('link', { name: 'Español' }).click()
  await page.waitForURL('/es/catalog?type=one-shots&search=kick')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
