import type { Page } from '@playwright/test'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const path = '/en/delete-account'

function getButton(page: Page, key: Parameters<typeof getMessage>[0]) {
  return page.locator('main').getByRole('button', { name: getMessage(key) })
}

test('a customer requests the deletion with the password and a choice for the Tunes, and keeps the account [P4.10]', async ({
  page,
}) => {
  const { password } = await createCustomer(page.request)
  await topUp(page.request, 20)
  await visit(page, '/en/profile')
  await page.getByRole('link', { name: getMessage('profile_data_delete') }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await getButton(page, 'profile_data_delete').click()
  const field = page.getByLabel(getMessage('profile_password_current'))
  await expect(field).toBeFocused()
  await field.fill('not the password')
  await getButton(page, 'profile_data_delete').click()
  await expect(page.getByText(getMessage('errors_reason_wrong_password')).first()).toBeVisible()
  await page.getByRole('radio', { name: /^Give up 20 Tunes/ }).check()
  await field.fill(password)
  await getButton(page, 'profile_data_delete').click()
  await expect(page.locator('main')).toContainText('You’re giving up 20 Tunes.')
  await expect(page.locator('main')).toBeFocused()
  await page.reload()
  await getButton(page, 'deletion_keep').click()
  await expect(page.locator('[data-toast=success]')).toContainText(getMessage('deletion_kept'))
  await expect(getButton(page, 'profile_data_delete')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
})

test('a customer downloads a ZIP of all data, and a guest is led to the login page [P4.10]', async ({
  page,
}) => {
  await page.goto('/en/account-data.zip')
  await expect(page).toHaveURL(/\/auth\/login/)
  await createCustomer(page.request)
  await visit(page, '/en/profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: getMessage('profile_data_download') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^account-[\d-]{10}\.zip$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the deletion is requested and taken back by forms [P4.10]', async ({ page }) => {
    const { password } = await createCustomer(page.request)
    await page.goto(path)
    await page.getByLabel(getMessage('profile_password_current')).fill('not the password')
    await getButton(page, 'profile_data_delete').click()
    await expect(page.locator('main')).toContainText(getMessage('errors_reason_wrong_password'))
    await page.getByLabel(getMessage('profile_password_current')).fill(password)
    await getButton(page, 'profile_data_delete').click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await getButton(page, 'deletion_keep').click()
    await expect(getButton(page, 'profile_data_delete')).toBeVisible()
  })
})
