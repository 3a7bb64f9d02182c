import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { testCards } from '../support/checkout.ts'
import { createCredentials } from '../support/customer.ts'
import { visit, waitForHydration } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { createMessagePattern, getMessage } from '../support/texts.ts'

const visitors = [
  { name: 'on a phone, in French', locale: 'fr', viewport: { width: 360, height: 780 } },
  { name: 'on a desktop, in German', locale: 'de', viewport: { width: 1280, height: 800 } },
] as const

for (const { name, locale, viewport } of visitors) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a newcomer searches, and buys three sounds with at most ten presses besides typing [P4.13]', async ({
      page,
    }) => {
      let presses = 0
      const press = async (target: Locator) => {
        await target.click()
        presses += 1
      }
      await visit(page, `/${locale}/`)
      await page.getByRole('searchbox').first().fill('kick')
      await page.keyboard.press('Enter')
      await page.waitForURL(/search=kick/)
      const pattern = createMessagePattern('cart_add_label', locale)
      const add = page.locator('[data-row]').getByRole('button', { name: pattern })
      for (const index of [0, 1, 2]) {
        await press(add.nth(index))
        await page.waitForURL(/\/auth\/login/)
        if (index === 2) break
        await page.goBack()
        presses += 1
        await page.waitForURL(/search=kick/)
      }
      await press(page.locator('a[href*="/auth/sign-up"]').last())
      await page.waitForURL(/\/auth\/sign-up/)
      await fillSignUp(page)
      await press(page.locator('form [type=checkbox][required]'))
      await page.locator('form [name=password]').press('Enter')
      const toast = page.locator('[data-toast]')
      await press(toast.getByRole('button', { name: getMessage('cart_pay', locale) }))
      await page.waitForURL(/step=checkout/)
      await press(page.locator('main [name=consent]'))
      const order = page.getByRole('button', { name: getMessage('cart_buy_now', locale) })
      await press(order)
      await fillCard(page)
      await page.locator('[name=name]').press('Enter')
      await page.waitForURL(/order=/)
      await expect(page.locator('[data-new-order]').getByRole('link')).toHaveCount(3)
      await expect(page.locator('#new-order')).toBeFocused()
      expect(presses).toBeLessThanOrEqual(10)
    })
  })
}

async function fillSignUp(page: Page): Promise<void> {
  await waitForHydration(page)
  const { email, password } = createCredentials()
  const fields = { first_name: 'Béa', last_name: 'Roux', email, password }
  const username = `bea-${randomUUID().slice(0, 8)}`
  for (const [name, value] of Object.entries({ ...fields, username })) {
    await page.locator(`form [name=${name}]`).fill(value)
  }
}

async function fillCard(page: Page): Promise<void> {
  await page.waitForURL(/\/pay\//)
  const fields = { number: testCards.pays, expiry: '12/30', cvc: '123', name: 'Béa Roux' }
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`[name=${name}]`).fill(value)
  }
}
