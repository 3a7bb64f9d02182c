import { addToCartPattern } from '../support/checkout.ts'
import { createCustomer, createCredentials } from '../support/customer.ts'
import { getOutboxUrl, readEmailLink } from '../support/outbox.ts'
import { visit } from '../support/navigation.ts'
import { expectFieldError, submitForm, submitLoginForm, test } from '../support/no-script-forms.ts'
import { expect } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('without JavaScript, a login opens the requested page and is remembered only with "remember me" [R3.03 R6.01]', async ({
  page,
  context,
  request,
}) => {
  const customer = await createCustomer(request)
  for (const remember of [false, true]) {
    await context.clearCookies()
    await page.goto('/fr/profile?tab=balance')
    await expect(page).toHaveURL(/\/fr\/auth\/login\?backUrl=/)
    if (remember) await page.getByRole('checkbox').check()
    expect(await submitLoginForm(page, customer, getMessage('account_log_in', 'fr'))).toBe(303)
    await expect(page).toHaveURL(/\/fr\/profile\?tab=balance$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect((token?.expires ?? -1) > 0).toBe(remember)
  }
})

test('without JavaScript, a back URL that points to another site is ignored [R6.01]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request)
  await page.goto('/en/auth/login?backUrl=%2F%2Fevil.example%2Fcart')
  await submitLoginForm(page, customer)
  await expect(page).toHaveURL(/localhost:\d+\/en\/$/)
})

test('without JavaScript, a wrong password is reported on the same page, which keeps all other input [R5.02]', async ({
  page,
}) => {
  const { email } = createCredentials()
  await page.goto('/de/auth/login?backUrl=%2Fde%2Fcart')
  await page.getByRole('checkbox').check()
  const wrong = { email, password: 'not the right one' }
  expect(await submitLoginForm(page, wrong, getMessage('account_log_in', 'de'))).toBe(422)
  await expect(page).toHaveURL(/\/de\/auth\/login\?backUrl=%2Fde%2Fcart$/)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectFieldError(page, 'email', getMessage('errors_reason_credentials_invalid', 'de'))
  await expect(page.locator('[name=email]')).toBeFocused()
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=password]')).toHaveValue('')
  await expect(page.getByRole('checkbox')).toBeChecked()
  expect(await page.content()).not.toContain(wrong.password)
})

test('without JavaScript, a pending item is in the cart after login', async ({
  page,
  context,
  request,
  scriptedPage,
}) => {
  const customer = await createCustomer(request)
  // With it, the device itself would keep what is wanted.
  await scriptedPage.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('the storage is full')
    }
  })
  await visit(scriptedPage, '/en/catalog?type=one-shots')
  await scriptedPage.getByRole('button', { name: addToCartPattern }).first().click()
  await scriptedPage.waitForURL(/\/auth\/login/)
  await context.addCookies(await scriptedPage.context().cookies())
  await page.goto('/en/auth/login?backUrl=%2Fen%2Fcart')
  await submitLoginForm(page, customer)
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('pending_item')
})

test('without JavaScript, the sign-up form reports an error for each invalid field and keeps the input [R5.01 R5.04]', async ({
  page,
}) => {
  await page.goto('/it/auth/sign-up')
  await page.locator('[name=last_name]').fill('Bee')
  await page.locator('[name=username]').fill('a b')
  await page.locator('[name=email]').fill('invalid')
  await page.locator('[name=password]').fill('short')
  expect(await submitForm(page, getMessage('account_sign_up', 'it'))).toBe(422)
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(
    getMessage('errors_check_fields', 'it'),
  )
  await expectFieldError(page, 'first_name', getMessage('errors_field_required', 'it'))
  await expectFieldError(page, 'username', getMessage('errors_field_username', 'it'))
  await expectFieldError(page, 'email', getMessage('errors_field_email', 'it'))
  await expectFieldError(page, 'password', getMessage('errors_field_password_short', 'it'))
  await expectFieldError(page, 'agreement', getMessage('errors_field_agreement', 'it'))
  await expect(page.locator('[name=first_name]')).toBeFocused()
  await expect(page.locator('[name=last_name]')).toHaveValue('Bee')
  await expect(page.locator('[name=username]')).toHaveValue('a b')
  await expect(page.locator('[name=password]')).toHaveValue('')
  expect(await page.content()).not.toContain('value="short"')
})

test('without JavaScript, signing up requires the agreement, then logs the customer in and opens the home page [R5.01]', async ({
  page,
}) => {
  const { email, password } = createCredentials()
  await page.goto('/en/auth/sign-up')
  await page.locator('[name=first_name]').fill('Ann')
  await page.locator('[name=last_name]').fill('Bee')
  await page.locator('[name=username]').fill(email.slice(0, 12))
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  expect(await submitForm(page, getMessage('account_sign_up'))).toBe(422)
  await expectFieldError(page, 'agreement', getMessage('errors_field_agreement'))
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.getByRole('checkbox').check()
  await page.locator('[name=password]').fill(password)
  expect(await submitForm(page, getMessage('account_sign_up'))).toBe(303)
  await expect(page).toHaveURL(/\/en\/$/)
  await expect(page.getByRole('button', { name: getMessage('shop_nav_log_out') })).toBeVisible()
})

test('without JavaScript, an emailed reset link sets a new password and keeps the back URL [R2.04 R2.05]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request)
  await page.goto('/en/auth/forgot?backUrl=%2Fen%2Fprofile%3Ftab%3Dbalance')
  await page.locator('[name=email]').fill(customer.email)
  expect(await submitForm(page, getMessage('account_send'))).toBe(303)
  await expect(page.getByText(getMessage('account_forgot_sent_plain'))).toBeVisible()
  await page.goto(getOutboxUrl())
  const mail = page.locator(`article[data-to="${customer.email}"][data-kind=reset]`)
  await page.goto((await mail.getByRole('link').first().getAttribute('href')) ?? '')
  await page.locator('[name=password]').fill('short')
  expect(await submitForm(page, getMessage('account_save_password'))).toBe(422)
  await expectFieldError(page, 'password', getMessage('errors_field_password_short'))
  await page.locator('[name=password]').fill('password')
  expect(await submitForm(page, getMessage('account_save_password'))).toBe(422)
  await expectFieldError(page, 'password', getMessage('errors_reason_password_too_common'))
  await page.locator('[name=password]').fill('another long phrase')
  expect(await submitForm(page, getMessage('account_save_password'))).toBe(303)
  await expect(page.getByText(getMessage('account_reset_done'))).toBeVisible()
  expect(await submitLoginForm(page, { ...customer, password: 'another long phrase' })).toBe(303)
  await expect(page).toHaveURL(/\/en\/profile\?tab=balance$/)
})

test('without JavaScript, the settings are saved, and a new email address takes effect once its link is opened [P4.09]', async ({
  page,
}) => {
  const { email, password } = await createCustomer(page.request)
  const newEmail = createCredentials().email
  const save = () => submitForm(page, getMessage('profile_save'))
  await page.goto('/en/profile')
  await page.locator('[name=location]').fill('Lyon')
  expect(await save()).toBe(303)
  await expect(page.getByText(getMessage('profile_saved'))).toBeVisible()
  await expect(page.locator('[name=location]')).toHaveValue('Lyon')
  await page.locator('[name=email]').fill(newEmail)
  expect(await save()).toBe(422)
  await expectFieldError(page, 'current_password', getMessage('errors_field_current_password'))
  await expect(page.locator('[name=email]')).toHaveValue(newEmail)
  await page.locator('[name=current_password]').fill(password)
  expect(await save()).toBe(303)
  const section = page.getByRole('region', { name: getMessage('profile_email_title') })
  const pending = getMessage('profile_email_pending', 'en', { email: newEmail, current: email })
  await expect(section).toContainText(pending)
  expect(await submitForm(page, getMessage('profile_email_cancel'))).toBe(303)
  await expect(section).not.toContainText(newEmail)
  expect(await submitForm(page, getMessage('profile_email_send'))).toBe(303)
  await expect(page.getByText(getMessage('profile_email_sent'))).toBeVisible()
  await page.goto(await readEmailLink(page.request, email, 'email-verification'))
  expect(await submitForm(page, getMessage('account_verify_confirm'))).toBe(303)
  await expect(page.getByText(getMessage('account_verify_done_plain'))).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(getMessage('account_verify_done_title')))
  await page.goto('/en/profile')
  await expect(section).toContainText(getMessage('profile_email_verified', 'en', { email }))
})
