import type { Page } from '@playwright/test'
import { clickHeaderLink, visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.describe('breadcrumbs', () => {
  const getBreadcrumbs = (page: Page) => page.locator('[data-breadcrumbs] li')

  test('breadcrumbs lead from Home to the current page and change with it [R2.20]', async ({
    page,
  }) => {
    await visit(page, '/en/catalog?type=one-shots')
    await expect(getBreadcrumbs(page)).toHaveText([
      getMessage('site_home'),
      getMessage('catalog_title'),
    ])
    const row = page.locator('[data-row]').first()
    const name = await row.getByRole('link').first().innerText()
    await row.getByRole('link').first().click()
    await page.waitForURL(/\/en\/catalog\/\d+$/)
    await expect(getBreadcrumbs(page)).toHaveText([
      getMessage('site_home'),
      getMessage('catalog_title'),
      /./,
      name,
    ])
    const pack = getBreadcrumbs(page).nth(2).getByRole('link')
    await expect(pack).toHaveAttribute('href', /^\/en\/catalog\/\d+$/)
    await pack.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
    await expect(getBreadcrumbs(page)).toHaveCount(3)
    await clickHeaderLink(page, 'shop_nav_support')
    await expect(getBreadcrumbs(page)).toHaveText([
      getMessage('site_home'),
      getMessage('contact_title'),
    ])
    await getBreadcrumbs(page).first().getByRole('link').click()
    await page.waitForURL(/\/en\/$/)
    await expect(page.locator('[data-breadcrumbs]')).toHaveCount(0)
  })

  test('breadcrumbs are server-rendered on pages with the colored layout, but not on the login page [R2.20]', async ({
    request,
  }) => {
    const read = async (path: string) => await (await request.get(`/en/${path}`)).text()
    for (const path of ['catalog', 'contacts', 'info', 'privacy', 'terms', 'imprint']) {
      const [breadcrumbs = ''] = /data-breadcrumbs[^]*?<\/ol>/.exec(await read(path)) ?? []
      const items = breadcrumbs.match(/<li\b[^]*?<\/li>/g)
      expect(items, path).toHaveLength(2)
      expect(items?.[0], path).toContain('href="/en/"')
    }
    expect(await read('auth/login')).not.toContain('data-breadcrumbs')
  })

  test('the back button next to the breadcrumbs opens the previous page [R2.20]', async ({
    page,
  }) => {
    await visit(page, '/en/info?tab=faq')
    await clickHeaderLink(page, 'shop_nav_support')
    await page.waitForURL(/\/en\/contacts$/)
    await page
      .locator('[data-breadcrumbs]')
      .getByRole('button', { name: getMessage('shop_back') })
      .click()
    await page.waitForURL(/\/en\/info\?tab=faq$/)
  })

  test.describe('after a failed navigation', () => {
    test.use({
      allowedErrors: /Failed to load resource|Failed to fetch|Error in route match|TypeError/,
    })

    test('a failed navigation leaves the breadcrumbs unchanged [R2.20]', async ({ page }) => {
      await visit(page, '/en/contacts')
      await page.route('**/_serverFn/**', (route) => route.abort())
      await clickHeaderLink(page, 'shop_nav_packs')
      await expect(page.locator('[data-toast=danger]')).toBeVisible()
      await expect(page).toHaveURL(/\/en\/contacts$/)
      await expect(getBreadcrumbs(page)).toHaveText([
        getMessage('site_home'),
        getMessage('contact_title'),
      ])
    })
  })
})
