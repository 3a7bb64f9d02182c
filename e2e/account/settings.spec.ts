import { createCredentials, createCustomer, logOut, submitLogin } from '../support/customer.ts'
import { readEmailLink } from '../support/outbox.ts'
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

test('a new email address requires the current password and takes effect once its link is opened [P4.09]', async ({
  page,
}) => {
  const { email, password } = await createCustomer(page.request)
  const newEmail = createCredentials().email
  await visit(page, '/en/profile')
  const section = page.getByRole('region', { name: getMessage('profile_email_title') })
  await expect(section).toContainText(getMessage('profile_email_unverified', 'en', { email }))
  const save = page.getByRole('button', { name: getMessage('profile_save'), exact: true })
  await page.locator('[name=email]').fill(newEmail)
  await save.click()
  await expect(page.locator('[data-field-error]')).toHaveText(
    getMessage('errors_field_current_password'),
  )
  await expect(page.locator('[name=email]')).toHaveValue(newEmail)
  await page.locator('[name=current_password]').fill(password)
  await save.click()
  const pending = getMessage('profile_email_pending', 'en', { email: newEmail, current: email })
  await expect(section).toContainText(pending)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await visit(page, await readEmailLink(page.request, newEmail, 'email-verification'))
  await page.getByRole('button', { name: getMessage('account_verify_confirm') }).click()
  const confirmation = getMessage('account_verify_done', 'en', { email: newEmail })
  await expect(page.getByText(confirmation)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(getMessage('account_verify_done_title')))
  await page.getByRole('link', { name: getMessage('account_verify_profile') }).click()
  await expect(section).toContainText(
    getMessage('profile_email_verified', 'en', { email: newEmail }),
  )
  await expect(page.locator('[name=email]')).toHaveValue(newEmail)
})
