import type { Page } from '@playwright/test'
import { localeNames, locales } from '../../app/locales/locales.ts'
import { createCustomer } from '../support/customer.ts'
import { clickHeaderLink, visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

// The tests request the error pages on purpose.
test.use({ allowedErrors: /Failed to load resource/ })

const paths = [
  '/auth/login?backUrl=%2Fen%2Fcart%3Fstep%3Dcheckout',
  '/auth/sign-up',
  '/auth/forgot',
  '/auth/reset?token=none&email=ann%40example.com',
  '/auth/verify?token=none',
  '/payment/close?reason=declined',
  '/error',
  '/forbidden',
  '/nowhere?search=kick',
]

const legalLinks = {
  shop_footer_contact: '/contacts',
  shop_footer_terms: '/terms',
  shop_footer_privacy: '/privacy',
  withdrawal_withdraw: '/withdrawal',
}

test('login, payment and error pages link to the legal pages and to themselves in every language [R2.19 R2.27]', async ({
  request,
}) => {
  for (const path of paths) {
    const html = await (await request.get(`/en${path}`)).text()
    const links = parseFooterLinks(html)
    for (const [key, href] of Object.entries(legalLinks))
      expect(links.get(getMessage(key)), path).toBe(`/en${href}`)
    for (const locale of locales) {
      // Query strings are decoded first, because the same one can be encoded in several ways.
      const href = decodeURIComponent(links.get(localeNames[locale]) ?? '')
      expect(href).toBe(decodeURIComponent(`/${locale}${path}`))
    }
  }
})

/** Returns the URLs of the footer links of a server-rendered page, by label. */
function parseFooterLinks(html: string): ReadonlyMap<string, string> {
  const [footer = ''] = /<footer[^]*<\/footer>/.exec(html) ?? []
  const links = [...footer.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]+)<\/a>/g)]
  return new Map(links.map(([, href = '', label = '']) => [label, href.replaceAll('&amp;', '&')]))
}

test('switching the language on the login page keeps the page to return to [R2.24 R2.27]', async ({
  page,
}) => {
  await visit(page, '/en/auth/login?backUrl=%2Fen%2Fcontacts')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL((url) => url.pathname === '/de/auth/login')
  expect(new URL(page.url()).searchParams.get('backUrl')).toBe('/en/contacts')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(getMessage('account_login_title', 'de'))
})

test('switching the language on a missing page shows the error in that language [R2.14 R2.27]', async ({
  page,
}) => {
  await visit(page, '/en/nowhere')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click()
  await page.waitForURL('**/it/nowhere')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(getMessage('errors_not_found_title', 'it'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the small footer fits into the viewport in every language', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(`/${locale}/nowhere`)
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 1000 })
        const problems = await findFooterProblems(page)
        expect(problems, `${locale} at ${width} px`).toEqual([])
      }
    }
  })
})

/** Finds footer links that are outside the viewport, overlap or wrap. */
async function findFooterProblems(page: Page): Promise<string[]> {
  return page.getByRole('contentinfo').evaluate((footer) => {
    const boxes = [...footer.querySelectorAll('a')].map((link) => ({
      name: link.textContent ?? '',
      box: link.getBoundingClientRect(),
    }))
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []
    return boxes.reduce((problems, { name, box }, at) => {
      const isOutside = box.left < 0 || box.right > innerWidth || box.bottom > innerHeight
      const isTall = box.height > 40
      const isOverlapping = boxes
        .slice(0, at)
        .some(
          ({ box: other }) =>
            other.left < box.right &&
            box.left < other.right &&
            other.top < box.bottom &&
            box.top < other.bottom,
        )
      return isOutside || isTall || isOverlapping ? [...problems, name] : problems
    }, wide)
  })
}

test.describe('after a navigation', () => {
  test('to a login page, the focus is on its heading', async ({ page }) => {
    await visit(page, '/en/contacts')
    await clickHeaderLink(page, 'shop_nav_log_in')
    await expectFocusedHeading(page, getMessage('account_login_title'))
    await page.getByRole('link', { name: getMessage('account_create_link') }).click()
    await expectFocusedHeading(page, getMessage('account_sign_up_title'))
    await page.goBack()
    await expectFocusedHeading(page, getMessage('account_login_title'))
  })

  test('to another page with the same header, the focus is on its heading', async ({ page }) => {
    await visit(page, '/en/info?tab=faq')
    await clickHeaderLink(page, 'shop_nav_support')
    await expectFocusedHeading(page, getMessage('contact_title'))
  })

  test('from the side menu on a small screen, the focus is on the heading of the new page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await createCustomer(page.request)
    await visit(page, '/en/profile')
    await page.getByRole('button', { name: getMessage('shop_nav_menu') }).click()
    const menu = page.getByRole('dialog', { name: getMessage('shop_nav_menu') })
    await menu.getByRole('link', { name: getMessage('legal_user_title') }).click()
    await page.waitForURL(/\/en\/info\?tab=user$/)
    await expectFocusedHeading(page, getMessage('legal_user_title'))
  })

  test('to another tab of the same page, the focus stays on the tab', async ({ page }) => {
    await visit(page, '/en/info?tab=faq')
    const tabs = page.getByRole('navigation', { name: getMessage('legal_info_navigation') })
    const tab = tabs.getByRole('link', { name: getMessage('legal_licence_title') })
    await tab.click()
    await page.waitForURL(/tab=licence/)
    await expect(tab).toBeFocused()
  })
})

async function expectFocusedHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
}
