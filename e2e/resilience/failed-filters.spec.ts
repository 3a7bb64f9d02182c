import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test.use({ allowedErrors: /Failed to load resource|ERR_FAILED/ })

test('a sort order or filter whose results fail to load is reverted [R2.07 R2.25]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=one-shots')
  const order = page.getByRole('combobox', { name: getMessage('catalog_sort') })
  const box = page.locator('[data-filter=instrument]').getByRole('checkbox').first()
  const toasts = page.locator('[data-toast=danger]')
  let isOnline = false
  await page.route('**/_serverFn/**', (route) => (isOnline ? route.continue() : route.abort()))
  await box.click()
  await expect(toasts.first()).toBeVisible()
  await expect(box).not.toBeChecked()
  await order.selectOption('name-desc')
  await expect(order).toHaveValue('')
  await expect(page).toHaveURL(/type=one-shots$/)
  isOnline = true
  await order.selectOption('name-desc')
  await expect(page).toHaveURL(/sort=name-desc/)
  await expect(order).toHaveValue('name-desc')
})
