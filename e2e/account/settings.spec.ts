import { createCustomer, logOut, submitLogin } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('the profile stores the saved values and the new password [R2.10 R3.01 R3.04]', async ({
  page,
}) => {
  const customer = await createCustomer(page.request)
  await visit(page, '/en/profile')
  const values = {
    first_name: 'Anna',
    last_name: 'Cee',
    username: 'anna.cee',
    location: 'Lyon',
    description: 'Tape and rain.',
    phone: `+33${Date.now()}`,
  }
  const field = (name: string) => page.locator(`form [name=${name}]`)
  for (const [name, value] of Object.entries(values)) await field(name).fill(value)
  const password = 'quite another phrase'
  await field('current_password').fill(customer.password)
  await field('new_password').fill(password)
  await page
    .getByRole('button', { name: getMessage('profile_save') })
    .first()
    .click()
  await expect(page.locator('[data-toast=success]')).toContainText(getMessage('profile_saved'))
  await visit(page, '/en/profile')
  for (const [name, value] of Object.entries(values)) await expect(field(name)).toHaveValue(value)
  await logOut(page)
  await visit(page, '/en/auth/login')
  await submitLogin(page, { email: customer.email, password })
  await page.waitForURL(/\/en\/$/)
})

test('a picture that cannot be decoded is reported next to its field, and the next one is shown [R2.10 P8.08]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await visit(page, '/en/profile')
  const input = page.locator('input[type=file]')
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } })
  const damaged = buffer.subarray(0, buffer.length / 2)
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: damaged })
  await expect(input).toHaveAccessibleDescription(getMessage('profile_image_damaged'))
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const picture = page.locator(`main img[alt="${getMessage('profile_image')}"]`)
  await expect(picture).toHaveAttribute('src', /^\/media\/files\/[0-9a-f]{64}\.webp$/)
  await expect(input).toHaveAccessibleDescription(getMessage('profile_image_hint'))
})

test('a common new password is reported next to its field [P8.02]', async ({ page }) => {
  const { password } = await createCustomer(page.request)
  await visit(page, '/en/profile')
  await page.locator('[name=current_password]').fill(password)
  await page.locator('[name=new_password]').fill('iloveyou')
  await page.getByRole('button', { name: getMessage('profile_save'), exact: true }).click()
  await expect(page.locator('[data-field-error]')).toHaveText(
    getMessage('errors_reason_password_too_common'),
  )
  await expect(page.locator('[name=new_password]')).toBeFocused()
})

test('a wrong current password is reported next to its field, which gets the focus, and the input is kept [R3.04 R5.04 R8.02]', async ({
  page,
}) => {
  const { password } = await createCustomer(page.request)
  await visit(page, '/en/profile')
  const current = page.locator('[name=current_password]')
  const replacement = page.locator('[name=new_password]')
  await page.locator('[name=location]').fill('Lyon')
  await current.fill('not the right one')
  await replacement.fill('another long phrase')
  await page.getByRole('button', { name: getMessage('profile_save'), exact: true }).click()
  const error = getMessage('errors_reason_wrong_password')
  await expect(page.locator('[data-field-error]')).toHaveText(error)
  await expect(page.locator('[data-toast=danger]').filter({ hasText: error })).toBeVisible()
  await expect(current).toBeFocused()
  await expect(page.locator('[name=location]')).toHaveValue('Lyon')
  await expect(replacement).toHaveValue('another long phrase')
  await current.fill(password)
  await current.press('Enter')
  await expect(page.locator('[data-toast=success]')).toContainText(getMessage('profile_saved'))
  await expect(replacement).toHaveValue('')
  await expect(page.locator('[data-field-error]')).toHaveCount(0)
})
