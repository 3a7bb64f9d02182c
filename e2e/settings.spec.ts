import { signUp } from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('R3.04 R5.04 R8.02 a wrong current password is told beside it, has the focus, and nothing typed is lost', async ({
  page,
  shopper,
}) => {
  const { password } = await signUp(page)
  await shopper.visit('/en/profile')
  const current = page.locator('[name=current_password]')
  const wanted = page.locator('[name=new_password]')
  await page.locator('[name=location]').fill('Lyon')
  await current.fill('not the right one')
  await wanted.fill('another long phrase')
  const save = page.getByRole('button', { name: text('profile_save'), exact: true })
  await save.click()
  const fault = text('errors_reason_wrong_password')
  await expect(page.locator('[data-field-error]')).toHaveText(fault)
  await expect(page.locator('[data-toast=danger]').filter({ hasText: fault })).toBeVisible()
  await expect(current).toBeFocused()
  await expect(page.locator('[name=location]')).toHaveValue('Lyon')
  await expect(wanted).toHaveValue('another long phrase')
  await current.fill(password)
  await current.press('Enter')
  await expect(page.locator('[data-toast=success]')).toContainText(text('profile_saved'))
  await expect(wanted).toHaveValue('')
  await expect(page.locator('[data-field-error]')).toHaveCount(0)
})
