import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.use({ tolerated: /Failed to load resource|ERR_FAILED/ })

test('R2.07 R2.25 an order or a filter whose results did not come is taken back', async ({
  page,
  shopper,
}) => {
  await shopper.visit('/en/catalog?type=one-shots')
  const order = page.getByRole('combobox', { name: text('catalog_sort') })
  const box = page.locator('[data-filter=instrument]').getByRole('checkbox').first()
  const toasts = page.locator('[data-toast=danger]')
  let answers = false
  await page.route('**/_serverFn/**', (route) => (answers ? route.continue() : route.abort()))
  await box.click()
  await expect(toasts.first()).toBeVisible()
  await expect(box).not.toBeChecked()
  await order.selectOption('name-desc')
  await expect(order).toHaveValue('')
  await expect(page).toHaveURL(/type=one-shots$/)
  answers = true
  await order.selectOption('name-desc')
  await expect(page).toHaveURL(/sort=name-desc/)
  await expect(order).toHaveValue('name-desc')
})
