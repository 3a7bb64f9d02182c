import { locales } from '../../app/locales/locales.ts'
import type { Locale } from '../../app/locales/locales.ts'
import { createCustomer } from '../support/customer.ts'
import { navigate } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/** Public screens with their path, English title and message key. */
const publicScreens = [
  ['/auth/login', 'Login', 'account_login_title'],
  ['/auth/sign-up', 'Sign Up', 'account_sign_up_title'],
  ['/auth/forgot', 'Password Forgot', 'account_forgot_title'],
  ['/auth/reset?token=abc&email=ann@example.com', 'Password Reset', 'account_reset_title'],
  ['/auth/verify?token=abc', 'Confirm Email', 'account_verify_title'],
  ['/catalog', 'Search', 'catalog_title'],
  ['/contacts', 'Contact us', 'contact_title'],
  ['/privacy', 'Privacy policy', 'legal_privacy_title'],
  ['/terms', 'Terms policy', 'legal_terms_title'],
  ['/right-of-withdrawal', 'Withdrawal instructions', 'legal_withdrawal_title'],
  ['/imprint', 'Legal notice', 'shop_footer_imprint'],
  ['/accessibility', 'Accessibility', 'shop_footer_accessibility'],
  ['/error', '500 - Error', 'errors_title_error'],
  ['/forbidden', '403 - Forbidden', 'errors_title_forbidden'],
  ['/nowhere', '404 - Not found', 'errors_title_not_found'],
] as const

/** Screens that require a login. */
const customerScreens = [
  ['/cart', 'Cart', 'cart_page_title'],
  ['/profile', 'Profile', 'profile_title'],
  ['/payment/pass?session=none', '404 - Not found', 'errors_title_not_found'],
] as const

const screens = [...publicScreens, ...customerScreens]

function isErrorPath(path: string): boolean {
  return screens.some(([shown, title]) => shown === path && /^\d{3} - /.test(title))
}

/** Returns the title in server-rendered HTML. */
function parseTitle(html: string): string {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return title.replaceAll('&#x27;', '’').replaceAll('&amp;', '&')
}

test.describe('screen titles', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('every screen has its title, followed by the brand [R2.34]', async ({ page }) => {
    const open = (path: string) =>
      // The server responds to errors with their status; client-side navigations do not.
      isErrorPath(path) ? page.goto(`/en${path}`) : navigate(page, `/en${path}`)
    await createCustomer(page.request)
    for (const [path, title] of customerScreens) {
      await open(path)
      await expect(page, path).toHaveTitle(appendBrand(title))
    }
    await page.context().clearCookies()
    // A full page load discards the customer's data.
    await page.goto('about:blank')
    for (const [path, title] of publicScreens) {
      await open(path)
      await expect(page, path).toHaveTitle(appendBrand(title))
    }
  })

  for (const locale of locales) {
    test(`the server renders every title in ${locale} [R2.34]`, async ({ page }) => {
      for (const [path, , key] of publicScreens) {
        const response = await page.request.get(`/${locale}${path}`)
        expect(parseTitle(await response.text()), path).toBe(formatTitle(key, locale))
      }
      await createCustomer(page.request)
      for (const [path, , key] of customerScreens) {
        const response = await page.request.get(`/${locale}${path}`)
        expect(parseTitle(await response.text()), path).toBe(formatTitle(key, locale))
      }
    })
  }

  test('titles are translated into every language [R2.34]', () => {
    for (const locale of locales) {
      const same = screens.filter(([, title, key]) => getMessage(key, locale) === title)
      expect(same.length, locale).toBeLessThan(locale === 'en' ? Infinity : 2)
    }
  })

  test('the cart has the title "Cart" and the heading "Shopping Cart" [R2.34 R2.06]', async ({
    page,
  }) => {
    await createCustomer(page.request)
    await page.goto('/en/cart')
    await expect(page).toHaveTitle('Cart – Overtone')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
  })
})

function formatTitle(key: string, locale: Locale): string {
  return appendBrand(getMessage(key, locale))
}

/** Titles use one kind of dash; the requirement specifies a hyphen in the English error titles. */
function appendBrand(title: string): string {
  return `${title} ${title.includes(' - ') ? '-' : '–'} Overtone`
}
