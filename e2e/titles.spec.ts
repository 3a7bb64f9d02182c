import type { Locale } from '../app/locales/locales.ts'
import { locales } from '../app/locales/locales.ts'
import { signUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** The screens anybody sees: their path, their English title and where it is translated. */
const open = [
  ['/auth/login', 'Login', 'account_login_title'],
  ['/auth/sign-up', 'Sign Up', 'account_sign_up_title'],
  ['/auth/forgot', 'Password Forgot', 'account_forgot_title'],
  ['/auth/reset?token=abc&email=ann@example.com', 'Password Reset', 'account_reset_title'],
  ['/catalog', 'Search', 'catalog_title'],
  ['/contacts', 'Contact us', 'contact_title'],
  ['/privacy', 'Privacy policy', 'legal_privacy_title'],
  ['/terms', 'Terms policy', 'legal_terms_title'],
  ['/error', '500 - Error', 'errors_title_error'],
  ['/forbidden', '403 - Forbidden', 'errors_title_forbidden'],
  ['/nowhere', '404 - Not found', 'errors_title_not_found'],
] as const

/** The screens of a customer. */
const own = [
  ['/cart', 'Cart', 'cart_page_title'],
  ['/profile', 'Profile', 'profile_title'],
  ['/payment/pass?session=none', '404 - Not found', 'errors_title_not_found'],
] as const

const screens = [...open, ...own]

/** A title as it stands in the server's answer. */
function titleIn(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return title.replaceAll('&#x27;', '’').replaceAll('&amp;', '&')
}

test.describe('screen titles', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('R2.34 every screen has its title, followed by the brand', async ({ page }) => {
    await signUp(page)
    for (const [path, title] of own) {
      await page.goto(`/en${path}`)
      await expect(page, path).toHaveTitle(`${title} – Overtone`)
    }
    await page.context().clearCookies()
    for (const [path, title] of open) {
      await page.goto(`/en${path}`)
      await expect(page, path).toHaveTitle(`${title} – Overtone`)
    }
  })

  for (const locale of locales) {
    test(`R2.34 the server already sends every title in ${locale}`, async ({ page }) => {
      for (const [path, , key] of open) {
        const answer = await page.request.get(`/${locale}${path}`)
        expect(titleIn(await answer.text()), path).toBe(titleOf(key, locale))
      }
      await signUp(page, locale)
      for (const [path, , key] of own) {
        const answer = await page.request.get(`/${locale}${path}`)
        expect(titleIn(await answer.text()), path).toBe(titleOf(key, locale))
      }
    })
  }

  test('R2.34 no language left a title in English by mistake', () => {
    for (const locale of locales) {
      const same = screens.filter(([, title, key]) => text(key, locale) === title)
      expect(same.length, locale).toBeLessThan(locale === 'en' ? Infinity : 2)
    }
  })

  test('R2.34 R2.06 the cart is titled Cart and headed Shopping Cart', async ({ page }) => {
    await signUp(page)
    await page.goto('/en/cart')
    await expect(page).toHaveTitle('Cart – Overtone')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
  })
})

function titleOf(key: string, locale: Locale): string {
  return `${text(key, locale)} – Overtone`
}
