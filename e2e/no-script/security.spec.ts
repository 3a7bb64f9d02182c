import { addAuthenticator } from '../support/authenticator.ts'
import { createCustomer, logIn } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { submitForm, submitLoginForm, test } from '../support/no-script-forms.ts'
import { expect } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('without JavaScript, the login page has no passkey button and accepts the password', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request)
  await page.goto('/en/auth/login')
  await expect(page.getByRole('button', { name: getMessage('account_log_in') })).toHaveCount(1)
  await expect(page.getByText(getMessage('account_passkey_log_in'))).toBeHidden()
  expect(await submitLoginForm(page, customer)).toBe(303)
})

test('without JavaScript, a session and all other sessions can be ended', async ({
  page,
  request,
  browser,
}) => {
  const customer = await createCustomer(request)
  for (const system of ['Windows NT 10.0', 'Macintosh', 'Android 15']) {
    const userAgent = `Mozilla/5.0 (${system}) Firefox/140.0`
    const context = await browser.newContext({ userAgent })
    await logIn(context.request, customer)
    await context.close()
  }
  await page.goto('/en/auth/login?backUrl=%2Fen%2Fprofile')
  await submitLoginForm(page, customer)
  const section = page.getByRole('region', { name: getMessage('profile_sessions_title') })
  await expect(section.getByRole('listitem')).toHaveCount(5)
  const end = getMessage('profile_sessions_end')
  expect(await submitForm(page, `${end} Firefox, Windows`)).toBe(303)
  await expect(page).toHaveURL(/\/en\/profile$/)
  await expect(section.getByRole('listitem')).toHaveCount(4)
  await expect(section).not.toContainText('Firefox, Windows')
  expect(await submitForm(page, getMessage('profile_sessions_end_others'))).toBe(303)
  await expect(section.getByRole('listitem')).toHaveCount(1)
})

test('without JavaScript, the settings list passkeys and remove them, but have no form to add one', async ({
  page,
  scriptedPage,
}) => {
  await createCustomer(scriptedPage.request)
  await addAuthenticator(scriptedPage)
  await visit(scriptedPage, '/en/profile')
  const add = getMessage('profile_passkeys_add')
  await scriptedPage.locator('[name=passkey_name]').fill('My laptop')
  await scriptedPage.getByRole('button', { name: add }).click()
  await expect(scriptedPage.getByRole('button', { name: 'My laptop' })).toBeVisible()
  await page.context().addCookies(await scriptedPage.context().cookies())
  await page.goto('/en/profile')
  const section = page.getByRole('region', { name: getMessage('profile_passkeys_title') })
  await expect(section.getByRole('listitem')).toContainText('My laptop')
  await expect(page.getByRole('button', { name: add })).toBeHidden()
  const remove = getMessage('profile_passkeys_remove')
  expect(await submitForm(page, `${remove} My laptop`)).toBe(303)
  await expect(section.getByRole('listitem')).toHaveCount(0)
})
