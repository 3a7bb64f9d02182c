import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.use({ javaScriptEnabled: false })

test('R5.04 R8.02 without a script the text over a refused form lists what is wrong and leads to each field', async ({
  page,
}) => {
  await page.goto('/de/auth/sign-up')
  await page.locator('[name=email]').fill('ann@example')
  await page.locator('[name=email]').press('Enter')
  const faults = page.getByRole('alert').getByRole('link')
  const empty = text('errors_field_required', 'de')
  await expect(faults).toHaveText([
    `${text('account_first_name', 'de')} ${empty}`,
    `${text('account_last_name', 'de')} ${empty}`,
    `${text('account_username', 'de')} ${empty}`,
    `${text('account_email', 'de')} ${text('errors_field_email', 'de')}`,
    `${text('account_password', 'de')} ${empty}`,
    text('errors_field_agreement', 'de'),
  ])
  for (const [at, name] of ['first_name', 'last_name', 'username', 'email'].entries()) {
    await faults.nth(at).click()
    await expect(page.locator(`[name=${name}]`)).toBeFocused()
  }
  await faults.last().click()
  await expect(page.getByRole('checkbox')).toBeFocused()
})
