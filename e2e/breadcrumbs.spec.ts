import type { Page } from '@playwright/test'
import { follow } from './support/moves.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.describe('breadcrumbs', () => {
  const trail = (page: Page) => page.locator('[data-breadcrumbs] li')

  test('R2.20 begin with Home, then the entries of the route, and give way to those of the next one', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/catalog?type=one-shots')
    await expect(trail(page)).toHaveText([text('site_home'), text('catalog_title')])
    const row = page.locator('[data-row]').first()
    const name = await row.getByRole('link').first().innerText()
    await row.getByRole('link').first().click()
    await page.waitForURL(/\/en\/catalog\/\d+$/)
    await expect(trail(page)).toHaveText([text('site_home'), text('catalog_title'), /./, name])
    const pack = trail(page).nth(2).getByRole('link')
    await expect(pack).toHaveAttribute('href', /^\/en\/catalog\/\d+$/)
    await pack.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
    await expect(trail(page)).toHaveCount(3)
    await follow(page, 'shop_nav_support')
    await expect(trail(page)).toHaveText([text('site_home'), text('contact_title')])
    await trail(page).first().getByRole('link').click()
    await page.waitForURL(/\/en\/$/)
    await expect(page.locator('[data-breadcrumbs]')).toHaveCount(0)
  })

  test('R2.20 stand in the page the server sends, on every coloured page', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of ['catalog', 'contacts', 'info', 'privacy', 'terms']) {
      await page.goto(`/en/${path}`)
      await expect(trail(page), path).toHaveCount(2)
      await expect(trail(page).first().getByRole('link'), path).toHaveAttribute('href', '/en/')
    }
    await page.goto('/en/auth/login')
    await expect(page.locator('[data-breadcrumbs]')).toHaveCount(0)
    await context.close()
  })

  test('R2.20 back leads to the page before', async ({ page, shopper }) => {
    await shopper.visit('/en/info?tab=faq')
    await follow(page, 'shop_nav_support')
    await page.waitForURL(/\/en\/contacts$/)
    await page
      .locator('[data-breadcrumbs]')
      .getByRole('button', { name: text('shop_back') })
      .click()
    await page.waitForURL(/\/en\/info\?tab=faq$/)
  })

  test.describe('after a move that failed', () => {
    test.use({
      tolerated: /Failed to load resource|Failed to fetch|Error in route match|TypeError/,
    })

    test('R2.20 they stay those of the page where it began', async ({ page, shopper }) => {
      await shopper.visit('/en/contacts')
      await page.route('**/_serverFn/**', (route) => route.abort())
      await follow(page, 'shop_nav_packs')
      await expect(page.locator('[data-toast=danger]')).toBeVisible()
      await expect(page).toHaveURL(/\/en\/contacts$/)
      await expect(trail(page)).toHaveText([text('site_home'), text('contact_title')])
    })
  })
})
