import { locales } from '../../app/locales/locales.ts'
import { addToCartPattern, getAddableRows } from '../support/checkout.ts'
import { createCustomer, createCredentials, submitSignUp } from '../support/customer.ts'
import { visit, waitForPage } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

test('signing up logs the customer in and opens the home page [R2.03 R3.02 R7.04]', async ({
  page,
}) => {
  await visit(page, '/en/auth/sign-up')
  await expect(page).toHaveTitle('Sign Up – Overtone')
  await expect(page.getByRole('link', { name: getMessage('account_login_link') })).toBeVisible()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await submitSignUp(page, createCredentials())
  await page.waitForURL(/\/en\/$/)
  await expect(page.getByRole('button', { name: getMessage('shop_nav_log_out') })).toBeVisible()
})

test('signing up without agreeing to the terms is refused with an error next to the checkbox, and the input is kept [R5.01]', async ({
  page,
}) => {
  await visit(page, '/en/auth/sign-up')
  await page.locator('[name=first_name]').fill('Ann')
  await page.locator('[name=last_name]').fill('Bee')
  await page.locator('[name=username]').fill('annbee')
  await page.locator('[name=email]').fill('ann@example.com')
  await page.locator('[name=password]').fill('a long enough phrase')
  await page.getByRole('button', { name: getMessage('account_sign_up') }).click()
  await expect(page.getByText('Need to agree with Terms of Use and Privacy Policy')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page.locator('[name=email]')).toHaveValue('ann@example.com')
})

test('an email address that is already taken is reported next to its field', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request)
  await visit(page, '/en/auth/sign-up')
  await submitSignUp(page, customer)
  await expect(page.locator('[data-field-error]')).toHaveText(
    getMessage('errors_reason_email_taken'),
  )
  await expect(page.locator('[name=email]')).toBeFocused()
})

for (const locale of locales) {
  test(`a common password is reported next to its field in the page's language: ${locale} [P8.02]`, async ({
    page,
  }) => {
    await visit(page, `/${locale}/auth/sign-up`)
    await submitSignUp(page, { ...createCredentials(), password: 'Overtone2026' }, locale)
    await expect(page.locator('[data-field-error]')).toHaveText(
      getMessage('errors_reason_password_too_common', locale),
    )
    await expect(page.locator('[name=password]')).toBeFocused()
  })
}

test('a guest who adds a sound to the cart is redirected to the login page and finds it in the cart after signing up [R8.03]', async ({
  page,
}) => {
  await visit(page, '/en/catalog?type=one-shots')
  const row = getAddableRows(page).nth(1)
  const name = await row.getByRole('link').first().innerText()
  await row.getByRole('button', { name: addToCartPattern }).click()
  await expect(page.locator('[data-toast]')).toContainText('Log in to your account first')
  await waitForPage(page, /\/en\/auth\/login\?backUrl=/, '[name=email]')
  await page.getByRole('link', { name: getMessage('account_create_link') }).click()
  await page.waitForURL(/\/en\/auth\/sign-up\?backUrl=/)
  await submitSignUp(page, createCredentials())
  await page.waitForURL(/\/en\/catalog\?type=one-shots/)
  await expect(page.locator('[data-cart-count]')).toHaveText('(1)')
  await visit(page, '/en/cart')
  await expect(page.getByText(name, { exact: true })).toBeVisible()
})
