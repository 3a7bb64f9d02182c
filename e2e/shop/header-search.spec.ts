import type { Page } from '@playwright/test'
import { navigate, visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const getField = (page: Page) => page.getByRole('banner').locator('[name=search]')

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('the search of the header leads to the catalogue and keeps its text [P11.02]', async ({
      page,
    }) => {
      await visit(page, '/en/contacts')
      await getField(page).fill('dark kick')
      await getField(page).press('Enter')
      await expect(page).toHaveURL('/en/catalog?search=dark+kick')
      await expect(getField(page)).toHaveValue('dark kick')
      await expect(page.locator('[data-row]').first()).toBeVisible()
      await navigate(page, '/en/contacts')
      await expect(getField(page)).toHaveValue('dark kick')
      await expect(page.locator('[name=search]')).toHaveCount(1)
    })

    test('the search of the header answers while typing [P11.02]', async ({ page }) => {
      await visit(page, '/en/')
      await getField(page).focus()
      await page.keyboard.type('kic')
      const sounds = page.getByRole('group', { name: getMessage('catalog_suggest_sounds') })
      await sounds.getByRole('option').first().click()
      await page.waitForURL(/\/en\/catalog\/\d+$/)
    })
  })
}

test('the key / moves the focus to the search, also from a sound [P11.02]', async ({ page }) => {
  await visit(page, '/en/contacts')
  await page.keyboard.press('/')
  await expect(getField(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(getField(page)).toHaveValue('a/b')
  await navigate(page, '/en/catalog?type=one-shots')
  await page.locator('[data-row]').nth(3).focus()
  await page.keyboard.press('/')
  await expect(getField(page)).toBeFocused()
})

test('words read as a wish become a filter with one press [P11.02]', async ({ page }) => {
  await visit(page, '/en/catalog?type=one-shots&search=dark+kick')
  const kick = getMessage('catalog_instrument_kick')
  await page
    .getByRole('link', { name: getMessage('catalog_wish_only', 'en', { name: kick }) })
    .click()
  await expect(page).toHaveURL('/en/catalog?type=one-shots&search=dark&instrument=kick')
  await expect(page.locator('[data-filter-chips]')).toContainText(kick)
  await expect(getField(page)).toHaveValue('dark')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the search of the header is a form, and its wishes are links [P11.02]', async ({
    page,
  }) => {
    await page.goto('/en/contacts')
    await getField(page).fill('dark kick')
    await getField(page).press('Enter')
    await expect(page).toHaveURL('/en/catalog?search=dark+kick')
    await expect(getField(page)).toHaveValue('dark kick')
    const name = getMessage('catalog_wish_remove', 'en', { words: 'kick' })
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/en/catalog?search=dark')
  })
})
