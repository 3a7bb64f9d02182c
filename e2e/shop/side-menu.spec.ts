import type { Page } from '@playwright/test'
import { locales } from '../../app/locales/locales.ts'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { parseHead } from '../support/page-head.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.describe('the side menu', () => {
  const getSideMenu = (page: Page) => page.locator('[data-side-menu]').filter({ visible: true })

  test('the side menu is a left column on the profile and info pages and links to the user information [R2.16]', async ({
    page,
  }) => {
    await createCustomer(page.request)
    for (const path of ['/en/profile', '/en/info']) {
      await visit(page, path)
      await expect(
        getSideMenu(page).getByRole('heading', { name: getMessage('shop_side_settings') }),
      ).toBeVisible()
      const [menu, content] = await Promise.all([
        getSideMenu(page).boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ])
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0)
      await getSideMenu(page)
        .getByRole('link', { name: getMessage('legal_user_title') })
        .click()
      await page.waitForURL(/\/en\/info\?tab=user$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        getMessage('legal_user_title'),
      )
    }
    await visit(page, '/en/profile')
    const current = getSideMenu(page).locator('[aria-current=page]')
    await expect(current).toHaveText([getMessage('shop_side_profile')])
    await visit(page, '/en/profile?tab=balance')
    await expect(current).toHaveText([getMessage('shop_side_balance')])
    await visit(page, '/en/contacts')
    await expect(page.locator('[data-side-menu]')).toHaveCount(0)
  })

  test('below the desktop width, a button opens the side menu as a side modal [R2.16]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1023, height: 800 })
    await visit(page, '/en/info')
    await expect(getSideMenu(page)).toHaveCount(0)
    const button = page.getByRole('button', { name: getMessage('shop_nav_menu') })
    await button.click()
    const panel = page.getByRole('dialog', { name: getMessage('shop_nav_menu') })
    await expect(panel).toBeVisible()
    await expect
      .poll(async () => {
        const box = await panel.boundingBox()
        return Math.round((box?.x ?? 0) + (box?.width ?? 0))
      })
      .toBe(1023)
    await getSideMenu(page)
      .getByRole('link', { name: getMessage('legal_user_title') })
      .click()
    await page.waitForURL(/\/en\/info\?tab=user$/)
    await expect(panel).toHaveCount(0)
    await button.click()
    await expect(panel).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(panel).toHaveCount(0)
    await expect(button).toBeHidden()
    await expect(getSideMenu(page)).toBeVisible()
  })

  for (const locale of locales) {
    test(`the user information is in ${locale} [R2.16]`, async ({ request }) => {
      const response = await request.get(`/${locale}/info?tab=user`)
      expect(response.status()).toBe(200)
      const html = await response.text()
      const title = getMessage('legal_user_title', locale)
      expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(title)
      expect(html).toContain('<h2')
      expect(parseHead(html).title).toBe(`${title} – Overtone`)
    })
  }
})
